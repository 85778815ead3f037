import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { updateListingClock } from '#stores/listing.ts';

export interface FreshnessProps {
  /** Epoch seconds at which the stock was read. */
  builtAt: number;
  /** The filter now in force. */
  filters: string;
  /** The browser's clock once the listing follows it, else null. */
  clock: number | null;
}

const hour = 3_600;

/**
 * Brings a listing that was built more than an hour ago up to date, once the page has settled: the clock moves, and
 * with it the filter's cut-off, which asks anew. A filter without a cut-off stays the same, so the search is repeated.
 */
export function Freshness({ builtAt, filters, clock }: FreshnessProps) {
  const { refresh } = useInstantSearch();
  const builtFilters = useRef(filters);
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (clock !== null || Date.now() / 1_000 - builtAt < hour) return;
    const settled = setTimeout(updateListingClock, 1_500);
    return () => clearTimeout(settled);
  }, [builtAt, clock]);
  useEffect(() => {
    if (clock === null || followed.current === clock) return;
    followed.current = clock;
    if (filters === builtFilters.current) refresh();
  }, [clock, filters, refresh]);
  return null;
}
