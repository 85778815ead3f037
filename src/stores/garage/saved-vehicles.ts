import { encodeKept, persistentAtom } from '../site/persistent.ts';
import { savedLimit, parseEntries, putFirst, type SavedVehicleRecord } from '#domain/garage/garage.ts';

/** Saved vehicles, the newest first; kept in this browser and shared by its tabs (FAV-01, FAV-03). */
export const $savedVehicles = persistentAtom<SavedVehicleRecord[]>('forecourt:favourites', [], {
  encode: encodeKept,
  decode: (stored) => parseEntries<SavedVehicleRecord>(stored, ['id', 'name', 'slug', 'make', 'model']),
});

/** Saves a vehicle, or takes it off the list when it is on it (FAV-02). Answers whether it is saved now. */
export function toggleSavedVehicle(vehicle: SavedVehicleRecord): boolean {
  const saved = $savedVehicles.get();
  const others = saved.filter(({ id }) => id !== vehicle.id);
  const adds = others.length === saved.length;
  $savedVehicles.set(adds ? putFirst(saved, vehicle, savedLimit) : others);
  return adds;
}
