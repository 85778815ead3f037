import type { Span } from '../search/index-filter.ts';
import type { FacetKey, ListFacet, ListKey, RangeKey } from './facets.ts';
import { priceField } from '../vehicle/price.ts';
import { fieldOfOrder } from '../search/sort-order.ts';

/** SRCH-06, in the order in which they are offered. The key is what the URL says. */
export const sortOrders = {
  relevant: null,
  latest: 'created_at:desc',
  'highest-price': `${priceField}:desc`,
  'lowest-price': `${priceField}:asc`,
} as const;

export type SortKey = keyof typeof sortOrders;

/** The field that an order goes by; null where the index decides. */
export const sortField = (sort: SortKey): string | null => fieldOfOrder(sortOrders[sort]);

/** Lowest and highest value of interest. Never both null. */
export type Range = Span;

/** All that a shopper has chosen on the listing (REF-01). */
export interface ListingState {
  query: string;
  /** 1-based. */
  page: number;
  sort: SortKey;
  /** Chosen values of list facets, never empty lists. */
  lists: Partial<Record<ListKey, string[]>>;
  ranges: Partial<Record<RangeKey, Range>>;
}

export const emptyListing: ListingState = { query: '', page: 1, sort: 'relevant', lists: {}, ranges: {} };

/** How many filters are chosen; a range counts as one. */
export const countChosen = ({ lists, ranges }: ListingState): number =>
  Object.values(lists).flat().length + Object.keys(ranges).length;

/** Whether a shopper has done nothing that hides vehicles; the cheapest first may hide those without a price (SRCH-06). */
export const isUnasked = (state: ListingState): boolean =>
  state.query === '' && countChosen(state) === 0 && state.sort !== 'lowest-price';

/** Any change but one of page leads to the first page (REF-06). */
export const changeListing = (state: ListingState, changes: Partial<ListingState>): ListingState => ({
  ...state,
  page: 1,
  ...changes,
});

const without = <Key extends FacetKey, Value>(
  record: Partial<Record<Key, Value>>,
  key: Key,
): Partial<Record<Key, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key)) as Partial<
    Record<Key, Value>
  >;

/** Chooses the values of one list facet; models go with the last make, because they belong to it. */
export function chooseValues(state: ListingState, key: ListKey, values: readonly string[]): ListingState {
  const lists = { ...without(state.lists, key), ...(values.length > 0 ? { [key]: [...values] } : {}) };
  return changeListing(state, {
    lists: key === 'make' && values.length === 0 ? without(lists, 'model') : lists,
  });
}

/** Adds or takes back one value; of a facet with a single choice it takes the place of the former one (REF-15). */
export function toggleValue(
  state: ListingState,
  { key, widget }: Pick<ListFacet, 'key' | 'widget'>,
  value: string,
): ListingState {
  const chosen = state.lists[key] ?? [];
  if (chosen.includes(value))
    return chooseValues(
      state,
      key,
      chosen.filter((other) => other !== value),
    );
  return chooseValues(state, key, widget === 'list' ? [...chosen, value] : [value]);
}

/** Sets one range; open on both sides it is gone. */
export function chooseRange(state: ListingState, key: RangeKey, { min, max }: Range): ListingState {
  const ranges = without(state.ranges, key);
  return changeListing(state, {
    ranges: min === null && max === null ? ranges : { ...ranges, [key]: { min, max } },
  });
}

/** Takes back every filter and the words; the order stays. */
export const clearListing = (state: ListingState): ListingState =>
  changeListing(state, { query: '', lists: {}, ranges: {} });
