import { geoPath, type GeoProjection, type GeoStream } from 'd3-geo';
import { mapSize, type MapLocation } from '#domain/location/map.ts';
import { readCoast } from './coast.ts';
import { stateBorders } from './state-borders.ts';
import { towns, type Town } from './towns.ts';

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

interface Label extends Town {
  x: number;
  y: number;
}

const size: Record<Town['rank'], number> = { 1: 17, 2: 14, 3: 13 };

/** Half the width of a name, in units: letters of this face are about 0.28 of its size wide on each side. */
const reach = ({ name, rank }: Town): number => name.length * size[rank] * 0.28 + 8;

const touches = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < reach(a) + reach(b) && Math.abs(a.y - b.y) < 30;

/** Towns with room for their names: larger ones first, none over another or over a dealer's marker. */
export function chooseTowns(projection: GeoProjection, locations: readonly MapLocation[]): Label[] {
  const chosen: Label[] = [];
  for (const town of towns) {
    const [x, y] = projection([town.longitude, town.latitude]) ?? [-1, -1];
    const label = { ...town, x, y };
    const isInside =
      x - reach(town) > 0 && x + reach(town) < mapSize.width && y > 24 && y < mapSize.height - 24;
    const isCovered = locations.some(
      (location) =>
        Math.abs(location.x - x) < reach(town) + 24 && y - location.y > -48 && y - location.y < 24,
    );
    if (isInside && !isCovered && !chosen.some((other) => touches(other, label))) chosen.push(label);
  }
  return chosen;
}

const drawTown = ({ name, rank, x, y }: Label): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${rank === 1 ? 3.5 : 2.5}"/>` +
  `<text x="${x.toFixed(1)}" y="${(y - 9).toFixed(1)}" font-size="${size[rank]}">${name}</text>`;

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
    ...chooseTowns(projection, locations).map(drawTown),
    '</g></svg>',
  ].join('');
}
