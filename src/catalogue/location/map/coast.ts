import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Coast = FeatureCollection<Polygon | MultiPolygon, { name: string }>;

/** What can come into view beside Australia. */
const shown = new Set(['Australia', 'Papua New Guinea', 'Indonesia', 'Timor-Leste', 'New Zealand']);

let coast: Coast | undefined;

/** Land in and around Australia, at the finest resolution of Natural Earth (about a kilometre). Read once a process. */
export function readCoast(): Coast {
  if (coast) return coast;
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const { countries } = atlas.objects;
  // Selects before decoding, which takes longer than reading the file.
  const geometries = countries.geometries.filter(
    ({ properties }) => properties && 'name' in properties && shown.has(properties.name),
  );
  coast = feature(atlas, { ...countries, geometries }) as Coast;
  return coast;
}
