import { findEnergy } from '../../costs/fuel-cost.ts';
import { findBodyShape, type BodyShape } from '../body-shape.ts';
import {
  listKeyFacts,
  listSpecifications,
  type Specification,
  type SpecificationKey,
} from '../specifications.ts';
import type { Vehicle, VehicleCategory } from '../vehicle.ts';

/** How many facts stand beside the price. */
export const mostDeciding = 6;

interface DecidingRow {
  fits: (vehicle: Vehicle) => boolean;
  /** What buyers of such a vehicle ask first, the most important first. */
  keys: readonly SpecificationKey[];
}

const isOf =
  (category: VehicleCategory) =>
  (vehicle: Vehicle): boolean =>
    vehicle.category === category;

const utes: readonly BodyShape[] = ['ute', 'cabChassis'];

/**
 * Kinds of vehicles and the facts that decide about them (VDP-03, VDP-28). A vehicle of several kinds, such as an electric
 * one with seven seats, gets the facts of each, in this order; what is left of the room goes to the facts that hold for all.
 */
const rows: readonly DecidingRow[] = [
  {
    fits: isOf('caravan'),
    keys: ['sleeps', 'bodyLength', 'tareWeight', 'aggregateTrailerMass', 'axleType'],
  },
  {
    fits: isOf('truck'),
    keys: ['grossVehicleMass', 'bodyConfiguration', 'axleConfiguration', 'payload', 'odometer'],
  },
  { fits: isOf('motorcycle'), keys: ['engine', 'lamsApproved', 'odometer', 'year', 'seatHeight', 'power'] },
  {
    fits: isOf('machine'),
    keys: ['operatingHours', 'operatingMass', 'power', 'year', 'bodyConfiguration', 'length'],
  },
  { fits: ({ category, seats }) => category === 'car' && (seats ?? 0) >= 7, keys: ['seats'] },
  {
    fits: (vehicle) => findEnergy(vehicle) === 'electric' && vehicle.category === 'car',
    keys: ['electricRange', 'batteryCapacity', 'chargingPower', 'odometer', 'year', 'drive'],
  },
  {
    fits: ({ category, body }) => category === 'car' && body !== null && utes.includes(findBodyShape(body)),
    keys: ['payload', 'towing', 'bodyConfiguration', 'odometer', 'drive', 'fuel'],
  },
  { fits: () => true, keys: ['odometer', 'year', 'fuel', 'transmission', 'drive', 'body'] },
];

/** Everything that is known of a vehicle, by its key. */
export const listKnown = (vehicle: Vehicle): Specification[] => [
  ...(vehicle.year === null ? [] : [{ key: 'year' as const, value: String(vehicle.year) }]),
  ...listKeyFacts(vehicle),
  ...listSpecifications(vehicle),
];

/** The known facts that decide about a vehicle, at most `most`, the most important first. */
export function listDecidingFacts(vehicle: Vehicle, most = mostDeciding): Specification[] {
  const known = new Map(listKnown(vehicle).map((fact) => [fact.key, fact]));
  const keys = new Set(rows.filter(({ fits }) => fits(vehicle)).flatMap((row) => row.keys));
  return [...keys].flatMap((key) => known.get(key) ?? []).slice(0, most);
}
