import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The vehicles that arrived last, of a list that begins with the newest: only those of which that is known. Where it is
 * known of none, the first ones, and `areNew` says that nobody may call them so.
 */
export function findNewest(
  vehicles: readonly Vehicle[],
  most: number,
): { vehicles: Vehicle[]; areNew: boolean } {
  const dated = vehicles.filter(({ createdAt }) => createdAt !== null);
  const areNew = dated.length > 0;
  return { vehicles: (areNew ? dated : vehicles).slice(0, most), areNew };
}
