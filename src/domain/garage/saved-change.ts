import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { findPriceChange, type SavedVehicleRecord } from './garage.ts';

/** What has become of a saved vehicle, the gravest first. */
export const savedChanges = ['gone', 'sold', 'reserved', 'cheaper', 'dearer'] as const;
export type SavedChange = (typeof savedChanges)[number];

/**
 * What has become of a vehicle since it was saved; null for nothing, and while nothing is known of it (undefined). One that
 * is sold cannot be saved, so it was sold since.
 */
export function findSavedChange(
  saved: Pick<SavedVehicleRecord, 'price'>,
  vehicle: Vehicle | null | undefined,
): SavedChange | null {
  if (vehicle === undefined) return null;
  if (vehicle === null) return 'gone';
  if (!isAvailable(vehicle)) return 'sold';
  if (vehicle.reserved) return 'reserved';
  const change = findPriceChange(saved, vehicle);
  if (change === null) return null;
  return change < 0 ? 'cheaper' : 'dearer';
}

/** How many of the saved vehicles have become what; only what has happened. */
export function countSavedChanges(
  saved: readonly SavedVehicleRecord[],
  vehicles: Readonly<Record<string, Vehicle | null>>,
): [change: SavedChange, count: number][] {
  const found = saved.map((one) => findSavedChange(one, vehicles[one.id]));
  return savedChanges.flatMap((change): [SavedChange, number][] => {
    const count = found.filter((other) => other === change).length;
    return count > 0 ? [[change, count]] : [];
  });
}
