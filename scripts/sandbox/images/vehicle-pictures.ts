import { slugify } from '#domain/site/slug.ts';
import type { Body } from './bodies.ts';
import { spinAngles, type StillView } from './views.ts';

export interface VehiclePicture {
  /** URL path below the sandbox's origin, without parameters. */
  readonly path: string;
  /** What it shows, for alternative text: `hero`, `side`, `interior`, `spin-040` … */
  readonly view: string;
}

/** What a lot photographer takes first; further pictures follow in an order that differs between vehicles. */
const opening: readonly StillView[] = ['hero', 'front', 'side', 'rear-three-quarter', 'rear'];
const closing: readonly StillView[] = ['interior', 'detail-1', 'detail-2'];
const fill = ['spin-320', 'spin-140', 'spin-270', 'spin-020', 'spin-230', 'spin-070', 'spin-300', 'spin-160'];

/** `Glacier White` → `glacier-white`; an empty colour becomes `silver`. */
export function formatColourSlug(colour: string): string {
  return slugify(colour) || 'silver';
}

/**
 * The gallery of a vehicle: up to `count` pictures (16 exist), hero first. `seed` (any whole number) turns the later
 * pictures around, so that two vehicles of one body do not have the same gallery.
 */
export function vehiclePictures(vehicle: {
  body: Body;
  colour: string;
  count: number;
  seed: number;
}): VehiclePicture[] {
  const turn = Math.abs(Math.trunc(vehicle.seed)) % fill.length;
  const views = [...opening, ...closing, ...fill.slice(turn), ...fill.slice(0, turn)];
  return views.slice(0, Math.max(0, vehicle.count)).map((view) => locate(vehicle, view));
}

/** The 36 pictures of a full turn, from the front, in steps of ten degrees. */
export function spinPictures(vehicle: { body: Body; colour: string }): VehiclePicture[] {
  return spinAngles.map((angle) => locate(vehicle, `spin-${angle}`));
}

/** The cabin, for bodies that have one. */
export const interiorPicture = (vehicle: { body: Body; colour: string }): VehiclePicture =>
  locate(vehicle, 'interior');

function locate(vehicle: { body: Body; colour: string }, view: string): VehiclePicture {
  return { path: `/images/vehicles/${vehicle.body}/${view}/${formatColourSlug(vehicle.colour)}.jpg`, view };
}
