import { createBaseFilter, createFixedFilter, type FixedRefinements } from '#domain/search/filters.ts';
import { createChosenFilter } from '#domain/search/collection-filter.ts';
import { allOf, isAbove } from '#domain/search/index-filter.ts';
import { listCountedFacets } from '#domain/listing/offered-facets.ts';
import { sortOrders, vehicleKind, type ListingState, type SortKey } from '#domain/listing/state.ts';
import { priceField } from '#domain/vehicle/price.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';

/** What InstantSearch's helper is told; the part of its parameters that the listing uses. */
export interface SearchParameters {
  index: string;
  query: string;
  /** 0-based. */
  page: number;
  hitsPerPage: number;
  filters: string;
  maxValuesPerFacet: number;
  facets: string[];
  facetsRefinements: Record<string, string[]>;
  disjunctiveFacets: string[];
  disjunctiveFacetsRefinements: Record<string, string[]>;
}

/** The adapter reads the sort from the index name. */
function createIndexName(collection: string, sort: SortKey): string {
  const order = sortOrders[sort];
  return order ? `${collection}/sort/${order}` : collection;
}

/** What a search asks for beside the state. */
export interface SearchScope {
  collection: string;
  stock: StockRules;
  listing: ListingRules;
  /** What the page's path fixes. */
  fixed: FixedRefinements;
}

/**
 * Listing state in the words of InstantSearch's helper. The base filter goes into `filters`, because the adapter drops
 * a `filter_by` of its own. Ranges are filters only: their bounds come from the build, and a facet of prices would send
 * every price of the stock.
 *
 * @param now epoch seconds
 */
export function createSearchParameters(
  { collection, stock, listing, fixed }: SearchScope,
  state: ListingState,
  now: number,
): SearchParameters {
  const counted = listCountedFacets(listing, fixed, state);
  const any = counted.filter(({ matches }) => matches === 'any');
  const all = counted.filter(({ matches }) => matches === 'all');
  const chosen = (facets: typeof counted): Record<string, string[]> =>
    Object.fromEntries(
      facets.flatMap(({ key, field }) => (state.lists[key] ? [[field, [...state.lists[key]]]] : [])),
    );
  // Values are left to InstantSearch, which counts what else each facet would find.
  const rangesAlone = { ...vehicleKind, lists: [] };
  // SRCH-07: an order by price may leave out vehicles without one.
  const isPriced = state.sort === 'lowest-price' && listing.hideUnpricedWhenCheapestFirst;
  return {
    index: createIndexName(collection, state.sort),
    query: state.query,
    page: state.page - 1,
    hitsPerPage: listing.hitsPerPage,
    filters: allOf(
      createChosenFilter(rangesAlone, state, allOf(createBaseFilter(stock, now), createFixedFilter(fixed))),
      isPriced ? isAbove(priceField, 0) : '',
    ),
    maxValuesPerFacet: Math.max(10, ...counted.map(({ moreLimit }) => moreLimit)),
    facets: all.map(({ field }) => field),
    facetsRefinements: chosen(all),
    disjunctiveFacets: any.map(({ field }) => field),
    disjunctiveFacetsRefinements: chosen(any),
  };
}
