import { findFacet, emptyListing, type ListingState } from '../listing-state.ts';
import type { FacetKey } from '../facets.ts';
import type { Understanding } from './understanding.ts';

/**
 * The listing that a search in words asks for. Filters that were named take the place of those of the same kind, the
 * others stay; the words that are left are the new text search.
 */
export function applyUnderstanding(
  understood: Understanding,
  state: ListingState = emptyListing,
): ListingState {
  const lists: ListingState['lists'] = { ...state.lists };
  for (const [field, values] of Object.entries(understood.lists)) {
    const facet = findFacet(field);
    if (facet) lists[facet.key as FacetKey] = values;
  }
  return {
    ...state,
    page: 1,
    query: understood.text,
    lists,
    price: understood.ranges.price ?? state.price,
  };
}
