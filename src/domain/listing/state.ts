import { priceField } from '../vehicle/price.ts';
import type { SearchKind } from '../search/kind.ts';
import { fieldOfOrder } from '../search/sort-order.ts';
import { countChosen, emptySearch, type SearchState } from '../search/state.ts';
import { listFacets, rangeFacets, type ListKey, type RangeKey } from './facets.ts';

/** Orders of the listing (SRCH-06), as they are offered. The key stands in the URL. */
export const sortOrders = {
  relevant: null,
  latest: 'created_at:desc',
  'highest-price': `${priceField}:desc`,
  'lowest-price': `${priceField}:asc`,
} as const;

export type SortKey = keyof typeof sortOrders;

/** The field that an order goes by; null where the index decides. */
export const sortField = (sort: SortKey): string | null => fieldOfOrder(sortOrders[sort]);

/** The search of vehicles. */
export const vehicleKind: SearchKind<ListKey, RangeKey, SortKey> = {
  lists: listFacets,
  ranges: rangeFacets,
  sorts: sortOrders,
};

/** All that a shopper has chosen on the listing (REF-01). */
export type ListingState = SearchState<ListKey, RangeKey, SortKey>;

export const emptyListing: ListingState = emptySearch(vehicleKind);

/** Whether the shopper's choice hides no vehicle. The cheapest first may hide those without a price (SRCH-06). */
export const isUnasked = (state: ListingState): boolean =>
  state.query === '' && countChosen(state) === 0 && state.sort !== 'lowest-price';
