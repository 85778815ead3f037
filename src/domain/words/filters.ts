import type { FacetKey, ListKey, RangeKey } from '../listing/facets.ts';

/**
 * The filters that words are read as. The listing applies them whether or not the dealer shows them, so that 'white
 * 7 seater in Brisbane' works on every site.
 */
const queryLists = [
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'condition',
  'seats',
  // Before the paint: 'white' is every white, 'Glacier White' that one.
  'colourFamily',
  'colour',
  'state',
  'city',
  'location',
  'features',
] as const satisfies readonly ListKey[];

const queryRanges = ['price', 'km', 'year', 'towing'] as const satisfies readonly RangeKey[];

export const queryFilters: readonly FacetKey[] = [...queryLists, ...queryRanges];
