import type { SiteSettings } from '../site/settings.ts';

/** Size of every map in its own units; pages scale it. */
export const mapSize = { width: 800, height: 500 } as const;

/** Address of a site's map picture. */
export const mapPath = '/map.svg';

/** Address of the map around one location. */
export const createNearMapPath = ({ slug }: { slug: string }): string => `/locations/${slug}/map.svg`;

/** A map around a single location has it in its middle. */
export const mapMiddle = { x: mapSize.width / 2, y: mapSize.height / 2 } as const;

/** Of several locations the site's map shows a state or two, so that each has one of its surroundings (LOC-03). */
export const hasNearMaps = ({ locations }: { locations: readonly unknown[] }): boolean =>
  locations.length > 1;

/** A location on the map, in its units from the top left corner. */
export interface MapLocation {
  id: string;
  slug: string;
  name: string;
  x: number;
  y: number;
}

/** What the map of a site shows unless its locations say it (LOC-08). */
export type MapRules = Pick<NonNullable<SiteSettings['maps']>, 'centre' | 'zoom'>;

/** What a location is shown on: of several, the map of its surroundings, with the location in its middle; else the map of the site. */
export const chooseMap = (
  location: MapLocation,
  hasNear: boolean,
): { locations: MapLocation[]; path: string } =>
  hasNear
    ? { locations: [{ ...location, ...mapMiddle }], path: createNearMapPath(location) }
    : { locations: [location], path: mapPath };

/** Locations that stand too close to be told apart, and the point for them all. */
export interface MapMarker {
  x: number;
  y: number;
  locations: MapLocation[];
}

/** Nearer than this many units two markers would cover each other. */
const markerReach = 44;

/** One marker per location, or one for several that stand together; from north to south, so that labels overlap downwards. */
export function createMarkers(locations: readonly MapLocation[]): MapMarker[] {
  const markers: MapMarker[] = [];
  for (const location of [...locations].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const near = markers.find(({ x, y }) => Math.hypot(x - location.x, y - location.y) < markerReach);
    if (near) near.locations.push(location);
    else markers.push({ x: location.x, y: location.y, locations: [location] });
  }
  return markers;
}

/** How many vehicles stand at the locations together; counts are by name. */
export const sumCounts = (
  counts: Readonly<Record<string, number>>,
  locations: readonly MapLocation[],
): number => locations.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
