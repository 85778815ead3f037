import type { SearchResult } from '#domain/search/result.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';

/** What every such search reads of the site. */
export const createCollectionSite = (site: Site) =>
  pick(site, 'websiteId', 'dealershipId', 'timezone', 'make', 'search', 'images', 'messages');

export type CollectionSite = ReturnType<typeof createCollectionSite>;

/** Everything that a page of such a search hands to its island; plain JSON. */
export interface CollectionPageProps<Hit, Own extends Partial<Site> = object> {
  heading: string;
  site: CollectionSite & Own;
  /** The first page, as the build answered it. */
  first: SearchResult<Hit>;
  /** Smallest and largest value of each range. */
  bounds: Record<string, { min: number; max: number }>;
}
