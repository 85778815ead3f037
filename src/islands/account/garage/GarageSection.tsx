import './GarageSection.css';
import type { ReactNode } from 'react';

export interface GarageSectionProps {
  id: string;
  title: string;
  /** How many things there are; none where there is nothing to count. */
  count?: number;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the garage under its heading. */
export function GarageSection({ id, title, count, action, children }: GarageSectionProps) {
  return (
    <section className="garage-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="garage-section__head">
        <h2 id={`${id}-title`}>
          {title}
          {count ? <span className="garage-section__count numbers">{count}</span> : null}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
