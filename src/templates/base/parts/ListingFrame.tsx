import '#ui/Button.css';
import './ListingFrame.css';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';

export interface ListingFrameProps {
  heading: string;
  /** How many vehicles there are, as text; announced when it changes. */
  count: ReactNode;
  search: ReactNode;
  sort: ReactNode;
  filters: ReactNode;
  /** Chosen filters as removable chips. */
  chips?: ReactNode;
  /** Notice above the results, for example when the connection is gone. */
  notice?: ReactNode;
  results: ReactNode;
  pagination: ReactNode;
  chosenCount: number;
  labels: { filters: string; showResults: string; close: string };
}

/**
 * Places the pieces of a listing. On wide screens the filters stand beside the results; on phones they are a native
 * popover that opens without JavaScript.
 */
export function ListingFrame({
  heading,
  count,
  search,
  sort,
  filters,
  chips,
  notice,
  results,
  pagination,
  chosenCount,
  labels,
}: ListingFrameProps) {
  return (
    <div className="listing">
      <div className="listing__head">
        <h1 className="listing__heading">{heading}</h1>
        <p className="listing__count numbers" role="status">
          {count}
        </p>
      </div>
      <div className="listing__bar">
        <div className="listing__search">{search}</div>
        <button type="button" className="listing__open-filters" popoverTarget="listing-filters">
          <Icon name="filter" />
          <span>{labels.filters}</span>
          {chosenCount > 0 ? <span className="facet__chosen">{chosenCount}</span> : null}
        </button>
        <div className="listing__sort">{sort}</div>
      </div>
      {chips}
      <div className="listing__columns">
        <div
          className="listing__filters"
          id="listing-filters"
          popover="auto"
          role="group"
          aria-label={labels.filters}
        >
          <div className="listing__filters-head">
            <span>{labels.filters}</span>
            <button
              type="button"
              aria-label={labels.close}
              popoverTarget="listing-filters"
              popoverTargetAction="hide"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="listing__filters-body">{filters}</div>
          <div className="listing__filters-foot">
            <button
              type="button"
              className="button"
              data-variant="primary"
              popoverTarget="listing-filters"
              popoverTargetAction="hide"
            >
              {labels.showResults}
            </button>
          </div>
        </div>
        <div className="listing__results">
          {notice}
          {results}
          {pagination}
        </div>
      </div>
    </div>
  );
}
