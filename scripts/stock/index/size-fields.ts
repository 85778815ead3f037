import { findSizes } from '#domain/vehicle/facts/sizes.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { readVehicle } from '#services/wire/vehicle.ts';

/**
 * Adds what a vehicle weighs and measures in the same fields for every kind, so that trucks and caravans can be sorted and
 * narrowed by them. What a feed says in the place of one is left out.
 */
export function addSizeFields(document: VehicleDocument): VehicleDocument {
  const { massLimit, ownMass, loadMass, overallLength } = findSizes(readVehicle(document));
  const derived = {
    mass_limit: massLimit,
    own_mass: ownMass,
    load_mass: loadMass,
    overall_length: overallLength,
  };
  const known = Object.entries({ ...document, ...derived }).filter(
    ([field, value]) => !(field in derived) || value !== null,
  );
  return Object.fromEntries(known) as VehicleDocument;
}
