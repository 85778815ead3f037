import type { FacetKey } from '#domain/facets.ts';
import type { FixedRefinements } from '#domain/filters.ts';

/** Whether a facet still leaves a choice on a page whose path fixes some of them. */
export function isOffered(key: FacetKey, fixed: FixedRefinements): boolean {
  if (key === 'make' || key === 'makeModel') return fixed.make === undefined;
  if (key === 'model') return fixed.model === undefined;
  if (key === 'condition') return fixed.carType?.length !== 1;
  return true;
}
