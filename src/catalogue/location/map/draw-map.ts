import { geoPath, type GeoProjection, type GeoStream } from 'd3-geo';
import { mapSize, type MapLocation } from '#domain/location/map.ts';
import { readCoast } from './coast.ts';
import { stateBorders } from './state-borders.ts';
import { drawTowns } from './town-names.ts';

/** Quiet colours, so that a dealer's markers are what is seen first. Water, land, its edge, borders, words. */
const colours = {
  water: '#dce8ee',
  land: '#f6f5f0',
  edge: '#b9cad3',
  border: '#cfcabb',
  word: '#5d6670',
  halo: '#f6f5f0',
};

/** Points nearer than this many units to the one before are left out, because nobody sees them. */
const detail = 1.4;

/** Thins out the coast line, which makes the file much smaller. */
function thin(stream: GeoStream): GeoStream {
  let last: [number, number] | null = null;
  return {
    ...stream,
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < detail) return;
      last = [x, y];
      stream.point(x, y);
    },
    lineStart() {
      last = null;
      stream.lineStart();
    },
    lineEnd: () => stream.lineEnd(),
    polygonStart: () => stream.polygonStart(),
    polygonEnd: () => stream.polygonEnd(),
  };
}

/** The map under a dealer's markers as an SVG document: land, borders of states, and the towns that people know. */
export function drawMap(projection: GeoProjection, locations: readonly MapLocation[]): string {
  const { width, height } = mapSize;
  const draw = geoPath({ stream: (stream) => projection.stream(thin(stream)) }).digits(1);
  const land = draw(readCoast()) ?? '';
  const borders = draw(stateBorders) ?? '';
  const { water, edge, border, word, halo } = colours;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${water}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colours.land}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round" d="${land}"/>`,
    `<path fill="none" stroke="${border}" stroke-width="1.4" stroke-dasharray="5 4" d="${borders}"/>`,
    `<g fill="${word}" stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" `,
    `text-anchor="middle" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">`,
    drawTowns(projection, locations),
    '</g></svg>',
  ].join('');
}
