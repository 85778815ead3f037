import { slugify } from '../../stock/slug.ts';

const views = [
  'hero',
  'front',
  'side',
  'rear',
  'rear-three-quarter',
  'interior',
  'detail-1',
  'detail-2',
] as const;

/** Absolute URLs of drawn pictures of one vehicle at the sandbox's image CDN, `count` of them, without size parameters. */
export function pictureUrls(base: string, body: string, colour: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / views.length);
    const path = `/images/vehicles/${slugify(body)}/${views[index % views.length] ?? 'hero'}/${colour}.jpg`;
    return base + path + (round > 0 ? `?take=${round + 1}` : '');
  });
}

/** Frames of the 360° view in order. */
export function spinUrls(base: string, body: string, colour: string, frames: number): string[] {
  return Array.from(
    { length: frames },
    (_, index) =>
      `${base}/images/vehicles/${slugify(body)}/spin-${String(index).padStart(2, '0')}/${colour}.jpg`,
  );
}
