import { encodeKept, persistentAtom } from '../site/persistent.ts';
import { parseEntries, type ComparedVehicle } from '#domain/garage/garage.ts';

/** Vehicles to compare, in the order in which they were chosen (CMP-01, C58); kept in this browser. */
export const $comparison = persistentAtom<ComparedVehicle[]>('forecourt:compare', [], {
  encode: encodeKept,
  decode: (stored) => parseEntries<ComparedVehicle>(stored, ['id', 'slug', 'name']),
});

/**
 * Adds a vehicle to the comparison, or removes it. `full` means that there are `limit` vehicles already, and nothing
 * changed.
 */
export function toggleCompared(vehicle: ComparedVehicle, limit: number): 'added' | 'removed' | 'full' {
  const compared = $comparison.get();
  const others = compared.filter(({ id }) => id !== vehicle.id);
  if (others.length < compared.length) {
    $comparison.set(others);
    return 'removed';
  }
  if (compared.length >= limit) return 'full';
  $comparison.set([...compared, { id: vehicle.id, slug: vehicle.slug, name: vehicle.name }]);
  return 'added';
}
