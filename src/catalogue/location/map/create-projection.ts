import { geoMercator, type GeoProjection } from 'd3-geo';
import { mapSize, type MapRules } from '#domain/location/map.ts';
import type { Point } from '#domain/location/geo.ts';

/** Space around the outermost locations, for their names and what is near them. */
const margin = 90;
/** Closer than this the coast line is too coarse to look like land. */
const closestZoom = 8.4;

/** d3's scale for a zoom level of web maps. */
const toScale = (zoom: number): number => (256 * 2 ** zoom) / (2 * Math.PI);

const findEnds = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** The part of the world that holds all points, or the one that the dealer chose (LOC-08). `points` is not empty. */
export function createProjection(points: readonly Point[], { centre, zoom }: MapRules): GeoProjection {
  const { width, height } = mapSize;
  const unit = geoMercator().scale(1).translate([0, 0]);
  const flat = points.map(({ longitude, latitude }) => unit([longitude, latitude]) ?? ([0, 0] as const));
  const [west, east] = findEnds(flat.map(([x]) => x));
  const [north, south] = findEnds(flat.map(([, y]) => y));
  // A single point, or several at one address, would fit at any scale.
  const fitting = Math.min(
    (width - 2 * margin) / (east - west),
    (height - 2 * margin) / (south - north),
    toScale(closestZoom),
  );
  const middle: [number, number] = centre
    ? [centre.longitude, centre.latitude]
    : (unit.invert?.([(west + east) / 2, (north + south) / 2]) ?? [134, -26]);
  return geoMercator()
    .scale(zoom === null ? fitting : toScale(zoom))
    .center(middle)
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ]);
}
