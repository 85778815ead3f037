import type { GeoProjection } from 'd3-geo';
import { mapSize, type MapLocation } from '#domain/location/map.ts';
import { towns, type Town } from './towns.ts';

interface Label extends Town {
  x: number;
  y: number;
}

/** How large names are written; the height that one of them takes, and the room that a marker does to each side. In units. */
interface Writing {
  size: Record<Town['rank'], number>;
  line: number;
  marker: number;
}

const usual: Writing = { size: { 1: 17, 2: 14, 3: 13 }, line: 30, marker: 24 };

/** A phone shows a map at less than half its size: names are written larger there, as many as have the room. */
const onPhones: Writing = { size: { 1: 27, 2: 27, 3: 27 }, line: 50, marker: 40 };

/** The least width of a map, in pixels, at which the usual names are read. */
const readWidth = 500;

/** Half the width of a name: letters of this face are about 0.28 of its size wide on each side. */
const reach = ({ name, rank }: Town, { size }: Writing): number => name.length * size[rank] * 0.28 + 8;

/** Those with room for their names: larger towns first, none over another or over a dealer's marker. */
function findRoom(labels: readonly Label[], locations: readonly MapLocation[], writing: Writing): Label[] {
  const { line, marker } = writing;
  const chosen: Label[] = [];
  for (const label of labels) {
    const { x, y } = label;
    const half = reach(label, writing);
    const isInside = x - half > 0 && x + half < mapSize.width && y > marker && y < mapSize.height - marker;
    const isCovered = locations.some(
      (location) =>
        Math.abs(location.x - x) < half + marker && y - location.y > -2 * marker && y - location.y < marker,
    );
    const isTaken = chosen.some(
      (other) => Math.abs(other.x - x) < half + reach(other, writing) && Math.abs(other.y - y) < line,
    );
    if (isInside && !isCovered && !isTaken) chosen.push(label);
  }
  return chosen;
}

/** Towns that a map has room to name. */
export function chooseTowns(projection: GeoProjection, locations: readonly MapLocation[]): Label[] {
  const labels = towns.map((town) => {
    const [x, y] = projection([town.longitude, town.latitude]) ?? [-1, -1];
    return { ...town, x, y };
  });
  return findRoom(labels, locations, usual);
}

const drawTown = ({ name, rank, x, y }: Label): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${rank === 1 ? 3.5 : 2.5}"/>` +
  `<text x="${x.toFixed(1)}" y="${(y - 9).toFixed(1)}" font-size="${usual.size[rank]}">${name}</text>`;

/** Towns and their names as a part of an SVG document, which knows itself how wide a page shows it. */
export function drawTowns(projection: GeoProjection, locations: readonly MapLocation[]): string {
  const named = chooseTowns(projection, locations);
  const onPhone = new Set(findRoom(named, locations, onPhones));
  const larger = `text{font-size:${onPhones.size[2]}px}circle{r:5px}`;
  return [
    `<style>@media(max-width:${readWidth}px){.wide{display:none}${larger}}</style>`,
    ...named.map((town) => (onPhone.has(town) ? drawTown(town) : `<g class="wide">${drawTown(town)}</g>`)),
  ].join('');
}
