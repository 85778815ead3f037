import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The latest arrivals of a list that begins with the newest: only vehicles with a known date. Where no date is known it
 * gives the first ones, and `areNew` is false, so that no page calls them new.
 */
export function findNewest(
  vehicles: readonly Vehicle[],
  most: number,
): { vehicles: Vehicle[]; areNew: boolean } {
  const dated = vehicles.filter(({ createdAt }) => createdAt !== null);
  const areNew = dated.length > 0;
  return { vehicles: (areNew ? dated : vehicles).slice(0, most), areNew };
}
