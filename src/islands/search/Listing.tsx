import { useState, useSyncExternalStore } from 'react';
import { hasSearchState } from '#domain/search-url.ts';
import type { ListingProps } from './listing-props.ts';
import { ListingSearch } from './ListingSearch.tsx';

const neverChanges = () => () => undefined;

/** What the browser knows when the page opens: whether the address says more than the page, and the time. */
const readVisit = () => ({
  deep: typeof window !== 'undefined' && hasSearchState(window.location.search),
  now: Math.floor(Date.now() / 1_000),
});

/**
 * The vehicle listing. It takes over the page as built without asking the index anything. When the address says more
 * than the page (a deep link), it starts anew on that address right after: doing so at once would draw something
 * else than the HTML holds, and React would throw it all away.
 */
export function Listing(listing: ListingProps) {
  const [visit] = useState(readVisit);
  const deep = useSyncExternalStore(
    neverChanges,
    () => visit.deep || listing.serverState === null,
    () => false,
  );
  return deep ? (
    <ListingSearch key="address" {...listing} baked={false} builtAt={visit.now} />
  ) : (
    <ListingSearch key="page" {...listing} baked />
  );
}
