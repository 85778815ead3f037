import { facets, type FacetKey } from './facets.ts';

/** SRCH-06, in the order in which they are offered. The key is what the URL says. */
export const sortOrders = {
  relevant: null,
  latest: 'created_at:desc',
  'highest-price': 'price:desc',
  'lowest-price': 'price:asc',
} as const;

export type SortKey = keyof typeof sortOrders;

/** All that a shopper has chosen on the listing (REF-01). */
export interface ListingState {
  query: string;
  /** 1-based. */
  page: number;
  sort: SortKey;
  /** Chosen values of list facets. */
  lists: Partial<Record<FacetKey, string[]>>;
  /** Dollars; null leaves that side open. */
  price: { min: number | null; max: number | null } | null;
}

export const emptyListing: ListingState = { query: '', page: 1, sort: 'relevant', lists: {}, price: null };

/** A facet by its URL key or by its field in the index, as older addresses name it. */
export function findFacet(name: string): (typeof facets)[FacetKey] | undefined {
  return Object.values(facets).find(({ key, field }) => key === name || field === name);
}
