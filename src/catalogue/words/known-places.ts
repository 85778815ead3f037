import { cities } from '#domain/location/areas.ts';
import { measureDistance, type Point } from '#domain/location/geo.ts';
import { countFacetValues } from '#domain/listing/facet-values.ts';
import type { NearLocation } from '#domain/listing/near.ts';
import type { KnownPlaces } from '#domain/words/vocabulary.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Postcodes of locations, suburbs of their vehicles, and cities; a city comes before a suburb of its name. */
function listPlaces(vehicles: readonly Vehicle[], locations: readonly NearLocation[]): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const { name, postcode, point } of locations) {
    if (!point) continue;
    if (postcode) places.set(postcode, point);
    const there = vehicles.filter(({ locationName }) => locationName === name);
    for (const { city } of there) if (city && !places.has(city)) places.set(city, point);
  }
  for (const [name, middle] of cities) places.set(name, middle);
  return places;
}

/**
 * The places of one dealer's searches in words: great cities, and the suburbs and postcodes of its locations, each with
 * its distance to every location that has vehicles. Null where no such location has a position.
 */
export function findKnownPlaces(
  vehicles: readonly Vehicle[],
  locations: readonly NearLocation[],
): KnownPlaces | null {
  const stocked = countFacetValues(vehicles, 'location');
  const stands = locations.filter(({ name, point }) => point !== null && name in stocked);
  if (stands.length === 0) return null;
  const measure = (from: Point): number[] =>
    stands.map(({ point }) => (point ? Math.round(measureDistance(from, point)) : Infinity));
  return {
    locations: stands.map(({ name }) => name),
    distances: [...listPlaces(vehicles, stands)].map(([name, point]) => [name, measure(point)] as const),
    cities: cities.map(([name]) => name),
  };
}
