import type { ListingProps } from './listing-props.ts';
import { ListingView } from './ListingView.tsx';
import { useCardSwipe } from './swipe/use-card-swipe.ts';
import { useLiveSearch } from './use-live-search.ts';

/**
 * The vehicle listing. It hydrates the built page without a request and without the search code, which is fetched when
 * a shopper begins to search.
 */
export function Listing(listing: ListingProps) {
  const live = useLiveSearch(listing);
  useCardSwipe(listing.site);
  return (
    <>
      <ListingView {...listing} />
      {live}
    </>
  );
}
