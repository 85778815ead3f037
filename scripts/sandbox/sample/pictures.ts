import { isBody, type Body } from '../images/bodies.ts';
import type { Hotspot } from '#domain/gallery/spin.ts';
import { carBodies } from '../images/frames.ts';
import { interiorPicture, spinPictures, vehiclePictures } from '../images/vehicle-pictures.ts';
import { createHotspots } from './hotspots.ts';
import { slugify } from '#domain/site/slug.ts';

/** Bodies of the stock that are drawn as another one. */
const drawnAs: Record<string, Body> = { 'cab-chassis': 'ute', 'camper-trailer': 'caravan' };

function resolveBody(name: string): Body {
  const slug = slugify(name);
  const body = drawnAs[slug] ?? slug;
  if (!isBody(body)) throw new Error(`there are no pictures of the body ${name}`);
  return body;
}

export interface PictureOrder {
  /** Origin of the image CDN, without a trailing slash. */
  base: string;
  /** Body as the stock names it, for example 'Cab Chassis'. */
  body: string;
  colour: string;
  count: number;
  /** Any whole number: two vehicles of one body do not have the same gallery. */
  seed: number;
}

/** Absolute URLs of drawn pictures of one vehicle, `count` of them, all different, without size parameters. */
export function pictureUrls({ base, body, colour, count, seed }: PictureOrder): string[] {
  const drawn = { body: resolveBody(body), colour };
  const gallery = vehiclePictures({ ...drawn, count, seed }).map(({ path }) => path);
  const more = spinPictures(drawn)
    .map(({ path }) => path)
    .filter((path) => !gallery.includes(path));
  return [...gallery, ...more].slice(0, count).map((path) => base + path);
}

/** What a turntable adds to a vehicle: the cabin, where the body has one that is drawn, and points to tell about. */
export function spinExtras({ base, body, colour }: Omit<PictureOrder, 'count' | 'seed'>): {
  interior: string | undefined;
  hotspots: Hotspot[];
} {
  const drawn = resolveBody(body);
  const hasCabin = carBodies.has(drawn);
  return {
    interior: hasCabin ? `${base}${interiorPicture({ body: drawn, colour }).path}` : undefined,
    hotspots: createHotspots(drawn, hasCabin),
  };
}

/** Frames of the 360° view in order. */
export function spinUrls({ base, body, colour }: Omit<PictureOrder, 'count' | 'seed'>): string[] {
  return spinPictures({ body: resolveBody(body), colour }).map(({ path }) => base + path);
}
