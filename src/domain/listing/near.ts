import { measureDistance, type Point } from '../location/geo.ts';

/** A location as 'near me' needs it. The name is the value of the location filter. */
export interface NearLocation {
  name: string;
  postcode: string;
  /** Null when the dealer gives none; then the postcode decides. */
  point: Point | null;
}

export interface LocationDistance {
  name: string;
  /** Whole kilometres in a straight line; null when the position of the location is unknown. */
  kilometres: number | null;
}

/** Distances that a search can be narrowed to, in kilometres. */
export const radii = [10, 25, 50, 100, 250] as const;

/** Names of the locations that are not farther away than that. */
export const findWithin = (locations: readonly LocationDistance[], kilometres: number): string[] =>
  locations
    .filter((location) => location.kilometres !== null && location.kilometres <= kilometres)
    .map(({ name }) => name);

/** Locations, the nearest first (LOC-09); those without a position come last. */
export function sortByDistance(locations: readonly NearLocation[], from: Point): LocationDistance[] {
  return locations
    .map(({ name, point }) => ({ name, kilometres: point && Math.round(measureDistance(from, point)) }))
    .sort((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || a.name.localeCompare(b.name));
}
