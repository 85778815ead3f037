import type { Point } from './geo.ts';

/** Size of every map in its own units; pages scale it. */
export const mapSize = { width: 800, height: 500 } as const;

/** Address of a site's map picture. */
export const mapPath = '/map.svg';

/** A place of business on the map, in its units from the top left corner. */
export interface MapLocation {
  id: string;
  slug: string;
  name: string;
  x: number;
  y: number;
}

/** What the map of a site shows unless its places say it (LOC-08). */
export interface MapRules {
  centre: Point | null;
  /** Level of web maps: the world is 256 · 2^zoom units wide. */
  zoom: number | null;
}

/** Places that stand too close to be told apart, and the point for them all. */
export interface MapMarker {
  x: number;
  y: number;
  places: MapLocation[];
}

/** Nearer than this many units two markers would cover each other. */
const markerReach = 44;

/** One marker a place, or one for several that stand together; from north to south, so that labels overlap downwards. */
export function createMarkers(places: readonly MapLocation[]): MapMarker[] {
  const markers: MapMarker[] = [];
  for (const place of [...places].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const near = markers.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < markerReach);
    if (near) near.places.push(place);
    else markers.push({ x: place.x, y: place.y, places: [place] });
  }
  return markers;
}

/** How many vehicles stand at the places together; counts are by name. */
export const sumCounts = (counts: Readonly<Record<string, number>>, places: readonly MapLocation[]): number =>
  places.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
