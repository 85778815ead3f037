import { findFacet } from '../listing/facets.ts';
import { emptyListing, vehicleKind, type ListingState } from '../listing/state.ts';
import { chooseRange, chooseValues } from '../search/state.ts';
import type { Understanding } from './understanding.ts';

/**
 * The listing that a search in words asks for. Filters that were named take the place of those of the same kind, the
 * others stay; the words that are left are the new text search.
 */
export function applyUnderstanding(
  understood: Pick<Understanding, 'lists' | 'ranges' | 'text'>,
  state: ListingState = emptyListing,
): ListingState {
  let next: ListingState = { ...state, page: 1, query: understood.text };
  for (const [field, values] of Object.entries(understood.lists)) {
    const facet = findFacet(field);
    if (facet && facet.widget !== 'range') next = chooseValues(next, vehicleKind, facet.key, values);
  }
  for (const [field, span] of Object.entries(understood.ranges)) {
    const facet = findFacet(field);
    if (facet?.widget === 'range') next = chooseRange(next, facet.key, span);
  }
  return next;
}
