import { answerFromList, findCollectionBounds } from '#domain/search/collection-answer.ts';
import { collectionKinds, type CollectionKindName } from '#domain/search/collection-kinds.ts';
import { fitKind } from '#domain/search/kind.ts';
import type { SearchResult } from '#domain/search/result.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import { emptySearch } from '#domain/search/state.ts';

/** What every such search reads of the site. */
const createCollectionSite = (site: Site) =>
  pick(site, 'websiteId', 'slug', 'dealershipIds', 'timezone', 'make', 'search', 'images', 'messages');

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

/** The same of a build, which answers the first page from what it knows. */
export function createCollectionProps<Hit>(
  name: Exclude<CollectionKindName, 'models'>,
  documents: readonly Hit[],
  site: Site,
): Omit<CollectionPageProps<Hit>, 'heading'> {
  const kind = fitKind(collectionKinds[name], site.search.missing[name]);
  return {
    site: createCollectionSite(site),
    first: answerFromList(kind, documents, emptySearch(kind)),
    bounds: findCollectionBounds(kind, documents),
  };
}
