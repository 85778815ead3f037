import './Breadcrumb.css';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import { Icon } from '#ui/Icon.tsx';

export interface BreadcrumbProps {
  crumbs: Crumb[];
  label: string;
}

/** The way from the home page to here (NAV-03). On phones only the step back is drawn. */
export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol role="list">
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href === null ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <>
                <a href={crumb.href}>{crumb.label}</a>
                <Icon name="chevronRight" size={14} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
