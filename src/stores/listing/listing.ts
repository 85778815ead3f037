import type { ListFacet, ListKey, RangeKey } from '#domain/listing/facets.ts';
import { vehicleKind, type ListingState, type SortKey } from '#domain/listing/state.ts';
import type { Span } from '#domain/search/index-filter.ts';
import { changeSearch, chooseRange, chooseValues, clearSearch, toggleValue } from '#domain/search/state.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { track } from '../analytics/analytics.ts';
import { createSearch } from '../search/search.ts';

const search = createSearch<ListKey, RangeKey, SortKey, CardVehicle>(vehicleKind, (state, { count }) => {
  if (state !== builtListing.state) track('searched', { item_results: count });
});

/** The listing of this page; one page has one. See Search for what each is. */
export const {
  built: builtListing,
  $search: $listing,
  $settled: $settledListing,
  open: openListing,
  retry: retryListing,
} = search;

/** Applies a state: at once where it was chosen (REF-14), elsewhere after that has been drawn. */
export const setListing = (state: ListingState): void => search.choose(() => state);

export const toggleFacet = (facet: Pick<ListFacet, 'key' | 'widget'>, value: string): void =>
  search.choose((state) => toggleValue(state, vehicleKind, facet, value));
export const chooseFacet = (key: ListKey, values: readonly string[]): void =>
  search.choose((state) => chooseValues(state, vehicleKind, key, values));
export const clearFacet = (key: ListKey): void => chooseFacet(key, []);
export const setRange = (key: RangeKey, range: Span): void =>
  search.choose((state) => chooseRange(state, key, range));
export const setWords = (query: string): void => search.choose((state) => changeSearch(state, { query }));
export const setSort = (sort: SortKey): void => search.choose((state) => changeSearch(state, { sort }));
export const setPage = (page: number): void => search.choose((state) => ({ ...state, page }));
export const clearFilters = (): void => search.choose(clearSearch);
