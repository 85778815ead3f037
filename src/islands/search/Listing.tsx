import { useEffect, useState } from 'react';
import { hasSearchState } from '#domain/search-url.ts';
import { updateListingClock } from '#stores/listing.ts';
import type { ListingProps } from './listing-props.ts';
import { ListingSearch } from './ListingSearch.tsx';

/**
 * The vehicle listing. It takes over the page as built without asking the index anything. When the address says more
 * than the page (a deep link), it starts anew on that address right after: doing so at once would draw something
 * else than the HTML holds, and React would throw it all away.
 */
export function Listing(listing: ListingProps) {
  const [baked, setBaked] = useState(true);
  useEffect(() => {
    if (listing.serverState && !hasSearchState(window.location.search)) return;
    updateListingClock();
    setBaked(false);
  }, []);
  return <ListingSearch key={String(baked)} baked={baked} {...listing} />;
}
