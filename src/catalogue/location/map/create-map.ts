import type { Location } from '#domain/location/location.ts';
import type { MapLocation, MapRules } from '#domain/location/map.ts';
import { createProjection } from './create-projection.ts';
import { drawMap } from './draw-map.ts';

/** A dealer's places on a map of their part of Australia. */
export interface SiteMap {
  /** An SVG document. */
  svg: string;
  places: MapLocation[];
}

/** Null when no place says where it is, or the dealer wants no map. */
export function createMap(locations: readonly Location[], rules: MapRules | null): SiteMap | null {
  const placed = locations.flatMap(({ id, slug, name, address: { latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ id, slug, name, latitude, longitude }],
  );
  if (!rules || placed.length === 0) return null;
  const projection = createProjection(placed, rules);
  const places = placed.map(({ id, slug, name, latitude, longitude }): MapLocation => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { id, slug, name, x: Math.round(x), y: Math.round(y) };
  });
  return { svg: drawMap(projection, places), places };
}
