import type { SearchResult } from '#domain/search/result.ts';
import type { Site } from '#domain/site/site.ts';

/** What every such search needs to know of the site. */
export type CollectionSite = Pick<
  Site,
  'websiteId' | 'dealershipId' | 'timezone' | 'make' | 'search' | 'images' | 'messages'
>;

/** Everything that a page of such a search hands to its island; plain JSON. */
export interface CollectionPageProps<Hit, Own extends Partial<Site> = object> {
  heading: string;
  site: CollectionSite & Own;
  /** The first page, as the build answered it. */
  first: SearchResult<Hit>;
  /** Smallest and largest value of each range. */
  bounds: Record<string, { min: number; max: number }>;
}

/** The part of a site that these searches need. */
export function createCollectionSite(site: Site): CollectionSite {
  const { websiteId, dealershipId, timezone, make, search, images, messages } = site;
  return { websiteId, dealershipId, timezone, make, search, images, messages };
}
