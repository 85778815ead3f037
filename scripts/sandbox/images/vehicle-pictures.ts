import { slugify } from '#domain/site/slug.ts';
import { hasTurn, isRendered } from './frames.ts';
import type { Silhouette } from './silhouettes.ts';
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
const fill = ['spin-320', 'spin-140', 'spin-280', 'spin-020', 'spin-240', 'spin-080', 'spin-300', 'spin-160'];

/** `Glacier White` → `glacier-white`; an empty colour becomes `silver`. */
export function formatColourSlug(colour: string): string {
  return slugify(colour) || 'silver';
}

/** What is seen: an outline and the name of its paint. */
export interface Drawn {
  readonly silhouette: Silhouette;
  readonly colour: string;
}

/**
 * The gallery of a vehicle: up to `count` of the pictures that its outline has, 16 at most, hero first. `seed` (any whole
 * number) turns the later pictures around, so that two vehicles of one outline do not have the same gallery.
 */
export function vehiclePictures(vehicle: Drawn & { count: number; seed: number }): VehiclePicture[] {
  const turn = Math.abs(Math.trunc(vehicle.seed)) % fill.length;
  const views = [...opening, ...closing, ...fill.slice(turn), ...fill.slice(0, turn)];
  return views
    .filter((view) => isRendered(vehicle.silhouette, view))
    .slice(0, Math.max(0, vehicle.count))
    .map((view) => locate(vehicle, view));
}

/** The pictures of a full turn, from the front; none for an outline that has not been turned. */
export function spinPictures(vehicle: Drawn): VehiclePicture[] {
  return hasTurn(vehicle.silhouette) ? spinAngles.map((angle) => locate(vehicle, `spin-${angle}`)) : [];
}

/** The cabin, for outlines that have one. */
export const interiorPicture = (vehicle: Drawn): VehiclePicture => locate(vehicle, 'interior');

function locate({ silhouette, colour }: Drawn, view: string): VehiclePicture {
  return { path: `/images/vehicles/${silhouette}/${view}/${formatColourSlug(colour)}.jpg`, view };
}
