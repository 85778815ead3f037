import './WiderSearches.css';
import type { MouseEvent, ReactNode } from 'react';

export interface WiderSearchesProps {
  title: string;
  /** None where the buttons above lead to all that there is. */
  searches: {
    label: string;
    /** How many vehicles it finds, in words. */
    count: string;
    href: string;
    onSelect: (event: MouseEvent<HTMLElement>) => void;
  }[];
  /** Heading of the vehicles. */
  nearest: string;
  /** The nearest vehicles, as items of a list; null without any. */
  children: ReactNode;
}

/** Searches that ask for one thing less, and vehicles that they find. */
export function WiderSearches({ title, searches, nearest, children }: WiderSearchesProps) {
  return (
    <div className="wider">
      {searches.length > 0 ? (
        <>
          <h3 className="wider__title">{title}</h3>
          <ul className="wider__searches" role="list">
            {searches.map(({ label, count, href, onSelect }) => (
              <li key={href}>
                <a href={href} onClick={onSelect}>
                  <span>{label}</span> <b className="numbers">{count}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {children ? (
        <>
          <h3 className="wider__title">{nearest}</h3>
          <ul className="listing__grid" role="list">
            {children}
          </ul>
        </>
      ) : null}
    </div>
  );
}
