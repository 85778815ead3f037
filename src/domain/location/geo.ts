export interface Point {
  /** Degrees, south negative. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

const EARTH_RADIUS_KILOMETRES = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula (LOC-09). */
export function measureDistance(from: Point, to: Point): number {
  const haversine =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  // Rounding can lift the value of opposite points a little above 1, where the arc sine has no answer.
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
