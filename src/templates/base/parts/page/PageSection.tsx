import './PageSection.css';
import type { ReactNode } from 'react';

export interface PageSectionProps {
  id: string;
  title: string;
  /** It says nothing on paper, such as a calculator. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled part of a vehicle, offer or location page; its id can be linked to. */
export function PageSection({ id, title, screenOnly, children }: PageSectionProps) {
  return (
    <section
      className="page-section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-screen={screenOnly ? '' : undefined}
    >
      <h2 className="page-section__title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
