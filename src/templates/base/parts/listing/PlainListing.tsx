import './ListingFrame.css';
import type { ReactNode } from 'react';
import type { ListingFrameProps } from './ListingFrame.tsx';

export interface PlainListingProps extends Pick<ListingFrameProps, 'heading' | 'count'> {
  /** Notice above the results, results and pages. */
  children: ReactNode;
}

/** The frame of a list that is too short to search: nothing but its heading, how many there are, and them. */
export function PlainListing({ heading, count, children }: PlainListingProps) {
  return (
    <div className="listing listing--plain">
      <div className="listing__head">
        <h1 className="listing__heading">{heading}</h1>
        <p className="listing__count numbers" role="status">
          {count}
        </p>
      </div>
      <div className="listing__results">{children}</div>
    </div>
  );
}
