import './Pagination.css';
import type { MouseEvent } from 'react';
import { Icon } from '#ui/Icon.tsx';

export interface PaginationProps {
  /** 1-based. */
  current: number;
  /** Number of pages; nothing is drawn below 2. */
  total: number;
  /** Page numbers to show, in order; null stands for a gap. */
  pages: (number | null)[];
  createHref: (page: number) => string;
  onSelect?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the other pages of a list; real addresses, so that they work without JavaScript too. */
export function Pagination({ current, total, pages, createHref, onSelect, labels }: PaginationProps) {
  if (total < 2) return null;
  const link = (page: number) => ({
    href: createHref(page),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onSelect?.(page, event),
  });
  return (
    <nav className="pagination" aria-label={labels.navigation}>
      {current > 1 ? (
        <a className="pagination__step" rel="prev" {...link(current - 1)}>
          <Icon name="chevronLeft" />
          <span>{labels.previous}</span>
        </a>
      ) : null}
      <ol className="pagination__pages" role="list">
        {pages.map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className="pagination__gap">…</span>
            ) : (
              <a
                className="pagination__page numbers"
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
                {...link(page)}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < total ? (
        <a className="pagination__step" rel="next" {...link(current + 1)}>
          <span>{labels.next}</span>
          <Icon name="chevronRight" />
        </a>
      ) : null}
    </nav>
  );
}
