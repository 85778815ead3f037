import type { Site } from '../site/site.ts';
import type { Vehicle } from './vehicle.ts';

/** The listing of vehicles like this one: the same make and body (CARD-04, VDP-30). */
export function createSimilarPath(
  { make, body }: Pick<Vehicle, 'make' | 'body'>,
  { listingPath }: Pick<Site, 'listingPath'>,
): string {
  return `${listingPath}?${new URLSearchParams(body === null ? { make } : { make, body })}`;
}
