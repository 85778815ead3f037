import { renderToString } from 'react-dom/server';
import { getServerState } from 'react-instantsearch';
import { listFacets } from '#domain/facets.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createFirstPage } from '#stores/listing.ts';
import { isOffered } from './is-offered.ts';
import { createListingFilters } from './listing-filters.ts';
import type { ListingProps } from './listing-props.ts';
import { ListingSearch } from './ListingSearch.tsx';

type ServerState = NonNullable<ListingProps['serverState']>;

const shapes = new Map<string, Promise<ServerState>>();

/**
 * What InstantSearch makes of a listing with these widgets. Rendering it takes about 10 ms, and listings of one dealer
 * differ in filters and hits only; so it is done once for each set of widgets.
 */
function shapeOf(listing: ListingProps, facetFields: string[]): Promise<ServerState> {
  const { site, bounds, path } = listing;
  const key = JSON.stringify([site.search.collections, site.stock, facetFields, Object.keys(bounds)]);
  const known = shapes.get(key);
  if (known) return known;
  const settings = { index: site.search.collections.vehicles, facetFields, hitsPerPage: 1 };
  const results = [createFirstPage([], settings)];
  const searchClient = { search: () => Promise.resolve({ results }), clearCache: () => undefined };
  const made = getServerState(
    <ListingSearch {...listing} path={path} serverState={null} baked searchClient={searchClient} />,
    { renderToString },
  );
  shapes.set(key, made);
  return made;
}

/**
 * Bakes the listing's first page into its props, from the stock that the build has read. The live index is not asked:
 * a build of hundreds of listings stays fast, and all of its pages speak of one and the same moment.
 *
 * @param vehicles the stock that this listing shows, in order
 */
export async function createListingState(
  listing: ListingProps,
  vehicles: readonly Vehicle[],
): Promise<ListingProps> {
  const { fixed, site, builtAt } = listing;
  const index = site.search.collections.vehicles;
  const facetFields = listFacets
    .filter(({ key }) => site.stock.facets.includes(key) && isOffered(key, fixed))
    .map(({ field }) => field);
  const shape = (await shapeOf(listing, facetFields)).initialResults[index];
  const serverState = {
    initialResults: {
      [index]: {
        state: { ...shape?.state, filters: createListingFilters(listing, builtAt) },
        results: [createFirstPage(vehicles, { index, facetFields, hitsPerPage: site.stock.hitsPerPage })],
      },
    },
  };
  // Plain JSON: what is undefined would not survive the way into the page in the same form.
  return { ...listing, serverState: JSON.parse(JSON.stringify(serverState)) as ServerState };
}
