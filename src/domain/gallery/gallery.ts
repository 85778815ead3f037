import type { SpinRules } from './spin.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Ways to look at a vehicle (SPIN-01). */
export type GalleryView = 'spin' | 'images' | 'interior';

type Looked = Pick<Vehicle, 'spinImages' | 'interiorImage'>;

/** A turn of fewer frames would jump. */
const FEWEST_FRAMES = 8;

/** Whether a vehicle can be turned around. */
export const hasSpin = ({ spinImages }: Pick<Vehicle, 'spinImages'>): boolean =>
  spinImages.length >= FEWEST_FRAMES;

/** The views a vehicle has, in the order of their buttons; pictures are always among them. */
export function listViews(vehicle: Looked): GalleryView[] {
  const spin: GalleryView[] = hasSpin(vehicle) ? ['spin'] : [];
  return [...spin, 'images', ...(vehicle.interiorImage ? (['interior'] as const) : [])];
}

/** The view that a page opens with (SPIN-01). */
export const firstView = (vehicle: Looked, { first }: SpinRules): GalleryView =>
  first && hasSpin(vehicle) ? 'spin' : 'images';
