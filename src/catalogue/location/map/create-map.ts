import type { Location } from '#domain/location/location.ts';
import type { MapLocation, MapRules } from '#domain/location/map.ts';
import { createProjection } from './create-projection.ts';
import { drawMap } from './draw-map.ts';

/** The locations of a dealer on a map of their part of Australia. */
export interface SiteMap {
  /** An SVG document. */
  svg: string;
  locations: MapLocation[];
}

/** Null when no location has coordinates, or the dealer wants no map. */
export function createMap(locations: readonly Location[], rules: MapRules | null): SiteMap | null {
  const known = locations.flatMap(({ id, slug, name, address: { latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ id, slug, name, latitude, longitude }],
  );
  if (!rules || known.length === 0) return null;
  const projection = createProjection(known, rules);
  const mapped = known.map(({ id, slug, name, latitude, longitude }): MapLocation => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { id, slug, name, x: Math.round(x), y: Math.round(y) };
  });
  return { svg: drawMap(projection, mapped), locations: mapped };
}
