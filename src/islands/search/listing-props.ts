import type { InstantSearchServerState } from 'react-instantsearch';
import type { FixedRefinements } from '#domain/filters.ts';
import type { Site } from '#domain/site.ts';

/** What the listing needs to know of the site. */
export type ListingSite = Pick<Site, 'search' | 'stock' | 'price' | 'tags' | 'images' | 'messages'>;

/** Everything that a listing page hands to its island; plain JSON. */
export interface ListingProps {
  heading: string;
  /** The page's own path, with slashes at both ends. */
  path: string;
  fixed: FixedRefinements;
  site: ListingSite;
  /** Epoch seconds at which the stock was read. */
  builtAt: number;
  /** Smallest and largest price in stock, dollars; null when no price is known. */
  priceBounds: { min: number; max: number } | null;
  /** The first page of hits, as InstantSearch takes it over in the browser. */
  serverState: InstantSearchServerState | null;
}
