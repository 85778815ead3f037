import { chooseSilhouette, hasCabin, type Silhouette } from '../images/silhouettes.ts';
import type { Hotspot } from '#domain/gallery/spin.ts';
import { interiorPicture, spinPictures, vehiclePictures } from '../images/vehicle-pictures.ts';
import { createHotspots } from './hotspots.ts';
import { slugify } from '#domain/site/slug.ts';
import type { Choice } from './choice.ts';

/** From this many seats on a car without a size of its own is a large one. */
const largeFrom = 7;

/** The outline that shows a sample vehicle; null where it has no pictures. */
export function outline({ model, engine }: Pick<Choice, 'model' | 'engine'>): Silhouette | null {
  return chooseSilhouette({
    body: slugify(model.body),
    size: model.size ?? ((model.seats ?? 0) >= largeFrom ? 'large' : 'medium'),
    electric: engine[0] === 'Electric',
  });
}

export interface PictureOrder {
  /** Origin of the image CDN, without a trailing slash. */
  base: string;
  /** Null has no pictures. */
  silhouette: Silhouette | null;
  colour: string;
  count: number;
  /** Any whole number: two vehicles of one outline do not have the same gallery. */
  seed: number;
}

/**
 * Absolute URLs of drawn pictures of one vehicle, without size parameters: `count` of them, or as many as its outline has.
 * All are different.
 */
export function pictureUrls({ base, silhouette, colour, count, seed }: PictureOrder): string[] {
  if (silhouette === null) return [];
  const drawn = { silhouette, colour };
  const gallery = vehiclePictures({ ...drawn, count, seed }).map(({ path }) => path);
  const more = spinPictures(drawn)
    .map(({ path }) => path)
    .filter((path) => !gallery.includes(path));
  return [...gallery, ...more].slice(0, count).map((path) => base + path);
}

/** An outline that has been turned, and its paint. */
export interface TurnOrder extends Pick<PictureOrder, 'base' | 'colour'> {
  silhouette: Silhouette;
}

/** What a turntable adds to a vehicle: the cabin, where its outline has one that is drawn, and points to tell about. */
export function spinExtras({ base, ...drawn }: TurnOrder): {
  interior: string | undefined;
  hotspots: Hotspot[];
} {
  const cabin = hasCabin(drawn.silhouette);
  return {
    interior: cabin ? `${base}${interiorPicture(drawn).path}` : undefined,
    hotspots: createHotspots(drawn.silhouette, cabin),
  };
}

/** Frames of the 360° view in order; none for an outline that has not been turned. */
export function spinUrls({ base, ...drawn }: TurnOrder): string[] {
  return spinPictures(drawn).map(({ path }) => base + path);
}
