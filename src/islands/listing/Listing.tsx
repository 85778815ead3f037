import type { ListingProps } from './listing-props.ts';
import { ListingView } from './ListingView.tsx';
import { useLiveSearch } from './use-live-search.ts';

/**
 * The vehicle listing. It takes over the page as built without asking the index anything, and without the code that
 * could: that is fetched when a shopper begins to search.
 */
export function Listing(listing: ListingProps) {
  const live = useLiveSearch(listing);
  return (
    <>
      <ListingView {...listing} />
      {live}
    </>
  );
}
