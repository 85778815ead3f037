import { statesValue } from '../listing/bounds.ts';
import { findKnownPlaces } from './known-places.ts';
import { findMeantAreas } from './meant-areas.ts';
import { countFacetValues } from '#domain/listing/facet-values.ts';
import { listFacets, rangeFacets, type FacetKey } from '#domain/listing/facets.ts';
import { queryFilters } from '#domain/words/filters.ts';
import type { NearLocation } from '#domain/listing/near.ts';
import type { CountedValue, Vocabulary } from '#domain/words/vocabulary.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const mostFirst = (counts: Record<string, number>): CountedValue[] =>
  Object.entries(counts).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en-AU'));

/**
 * The words of one dealer's stock, for reading searches in words: see Vocabulary.
 *
 * @param missing fields that the index cannot be asked for
 * @param locations where the dealer's vehicles stand
 */
export function createVocabulary(
  vehicles: readonly Vehicle[],
  missing: readonly string[],
  locations: readonly NearLocation[],
): Vocabulary {
  const isRead = (key: FacetKey, field: string): boolean =>
    queryFilters.includes(key) && !missing.includes(field);
  const places = isRead('location', 'location_name') ? findKnownPlaces(vehicles, locations) : null;
  const byMake = Map.groupBy(vehicles, ({ make }) => make);
  return {
    values: Object.fromEntries(
      listFacets
        .filter(({ key, field }) => isRead(key, field) && key !== 'model')
        .map(({ key, field }) => [field, mostFirst(countFacetValues(vehicles, key))]),
    ),
    models: (missing.includes('model') ? [] : [...byMake]).flatMap(([make, own]) =>
      mostFirst(countFacetValues(own, 'model')).map(([model, count]) => [make, model, count] as const),
    ),
    ranges: rangeFacets
      .filter(({ key, field }) => isRead(key, field) && vehicles.some((vehicle) => statesValue(vehicle, key)))
      .map(({ key }) => key),
    areas: findMeantAreas(vehicles, locations, isRead),
    ...(places ? { places } : {}),
  };
}
