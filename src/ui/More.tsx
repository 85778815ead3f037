import './More.css';
import type { ReactNode } from 'react';

export interface MoreProps {
  /** Words of the toggle while closed and while open, for example 'Show More' and 'Show Less'. */
  more: string;
  less: string;
  /** Whether it begins open; closed when left out. */
  open?: boolean;
  children: ReactNode;
}

/** The rest of a list behind a toggle below it, without JavaScript: the toggle moves under what it opened. */
export function More({ more, less, open = false, children }: MoreProps) {
  return (
    <details className="more" open={open}>
      <summary className="more__toggle">
        <span className="more__closed">{more}</span>
        <span className="more__open">{less}</span>
      </summary>
      <div className="more__body">{children}</div>
    </details>
  );
}
