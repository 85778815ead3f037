import type { InstantSearchProps } from 'react-instantsearch';
import { listFacets, rangeFacets } from '#domain/facets.ts';
import { emptyListing, sortOrders, type ListingState, type SortKey } from '#domain/listing-state.ts';

export type UiState = NonNullable<InstantSearchProps['initialUiState']>;

/** The adapter reads the sort from the index name. */
export function createIndexName(collection: string, sort: SortKey): string {
  const order = sortOrders[sort];
  return order ? `${collection}/sort/${order}` : collection;
}

const sortOf = (collection: string, index: string | undefined): SortKey =>
  (Object.keys(sortOrders) as SortKey[]).find((sort) => createIndexName(collection, sort) === index) ??
  'relevant';

const parseBound = (text: string | undefined): number | null => (text ? Number(text) : null);

/** Listing state in InstantSearch's form. */
export function createUiState(state: ListingState, collection: string): UiState {
  const refinementList: Record<string, string[]> = {};
  for (const { key, field } of listFacets) {
    const values = state.lists[key];
    if (values && values.length > 0) refinementList[field] = values;
  }
  const range: Record<string, string> = {};
  for (const { key, field } of rangeFacets) {
    const chosen = state.ranges[key];
    if (chosen) range[field] = `${chosen.min ?? ''}:${chosen.max ?? ''}`;
  }
  const { query, page, sort } = state;
  return {
    [collection]: {
      ...(query ? { query } : {}),
      ...(page > 1 ? { page } : {}),
      ...(sort === 'relevant' ? {} : { sortBy: createIndexName(collection, sort) }),
      ...(Object.keys(refinementList).length > 0 ? { refinementList } : {}),
      ...(Object.keys(range).length > 0 ? { range } : {}),
    },
  };
}

/** InstantSearch's state as listing state, for the URL. */
export function readUiState(uiState: UiState, collection: string): ListingState {
  const { query = '', page = 1, sortBy, refinementList = {}, range = {} } = uiState[collection] ?? {};
  const lists: ListingState['lists'] = {};
  for (const { key, field } of listFacets) {
    const values = refinementList[field];
    if (values && values.length > 0) lists[key] = values;
  }
  const ranges: ListingState['ranges'] = {};
  for (const { key, field } of rangeFacets) {
    const [min, max] = (range[field] ?? '').split(':').map(parseBound);
    if ((min ?? max ?? null) !== null) ranges[key] = { min: min ?? null, max: max ?? null };
  }
  return { ...emptyListing, query, page, sort: sortOf(collection, sortBy), lists, ranges };
}
