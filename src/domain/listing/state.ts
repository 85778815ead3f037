import { priceField } from '../vehicle/price.ts';
import type { SearchKind } from '../search/kind.ts';
import { fieldOfOrder } from '../search/sort-order.ts';
import { countChosen, emptySearch, type SearchState } from '../search/state.ts';
import { columnOrders } from './columns.ts';
import { listFacets, rangeFacets, type ListKey, type RangeKey } from './facets.ts';

/** Orders that every listing offers (SRCH-06). The key stands in the URL. */
export const usualOrders = {
  relevant: null,
  latest: 'created_at:desc',
  'highest-price': `${priceField}:desc`,
  'lowest-price': `${priceField}:asc`,
} as const;

/** All orders; those by a figure are offered where the listing has its column. */
export const sortOrders = { ...usualOrders, ...columnOrders };

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
