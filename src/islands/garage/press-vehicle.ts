import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import { toggleCompared } from '#stores/garage/comparison.ts';
import { toggleSavedVehicle } from '#stores/garage/saved-vehicles.ts';
import type { ListName } from './press-buttons.ts';

/**
 * What a press did: it put a vehicle on a list or took it off; `full` means that the list has no room, `unkept` that the
 * browser has none.
 */
export interface Press {
  list: ListName;
  outcome: 'added' | 'removed' | 'full' | 'unkept';
}

/**
 * Changes a list of this browser at once, so that the press of a shopper who leaves is kept.
 *
 * @param limit vehicles that fit in a comparison
 */
export function pressVehicle(list: ListName, vehicle: SavedVehicleRecord, limit: number): Press {
  try {
    if (list === 'compare') return { list, outcome: toggleCompared(vehicle, limit) };
    return { list, outcome: toggleSavedVehicle(vehicle) ? 'added' : 'removed' };
  } catch {
    return { list, outcome: 'unkept' };
  }
}
