import { findFacet, type FacetKey } from '../listing/facets.ts';
import type { FixedRefinements } from '../search/filters.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The words that can become filters on one listing: what its path fixes cannot be chosen again there, and of models
 * only those of its make.
 *
 * @param isOpen whether a facet still leaves a choice there
 */
export function limitVocabulary(
  { values, models, ranges, areas, places }: Vocabulary,
  { make }: FixedRefinements,
  isOpen: (key: FacetKey) => boolean,
): Vocabulary {
  const isOpenField = (field: string): boolean => {
    const facet = findFacet(field);
    return facet !== undefined && isOpen(facet.key);
  };
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field]) => isOpenField(field))),
    models: isOpen('model') ? models.filter((model) => make === undefined || model[0] === make) : [],
    ranges,
    areas: areas.filter(([, field]) => isOpenField(field)),
    ...(isOpen('location') ? { places } : {}),
  };
}
