import { listKeyFacts, listSpecifications, type SpecificationKey } from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** One line of a comparison: a value per vehicle, null where it is unknown. */
export interface ComparisonRow<Key extends string = string> {
  key: Key;
  values: (string | null)[];
  /** True when the vehicles are not alike here. */
  differs: boolean;
}

/** Facts that matter when a buyer compares, in this order. Numbers that identify one vehicle are left out. */
const comparedKeys: readonly SpecificationKey[] = [
  'odometer',
  'operatingHours',
  'body',
  'transmission',
  'engine',
  'fuel',
  'drive',
  'fuelConsumption',
  'power',
  'torque',
  'towing',
  'seats',
  'doors',
  'cylinders',
  'gears',
  'ancapRating',
  'colour',
  'interiorColour',
  'series',
  'bodyConfiguration',
  'operatingMass',
  'sleeps',
  'bodyLength',
  'bodyWidth',
  'tareWeight',
  'aggregateTrailerMass',
  'axleType',
  'grossVehicleMass',
  'grossCombinationMass',
  'payload',
  'axleConfiguration',
  'lamsApproved',
  'seatHeight',
  'kerbMass',
  'electricRange',
  'batteryCapacity',
  'chargingPower',
  'induction',
  'fuelCapacity',
  'length',
  'width',
  'height',
  'buildDate',
];

const createRow = <Key extends string>(key: Key, values: (string | null)[]): ComparisonRow<Key> => ({
  key,
  values,
  differs: new Set(values).size > 1,
});

/** Facts side by side (C58); lines that no vehicle can fill are left out. */
export function compareSpecifications(vehicles: readonly Vehicle[]): ComparisonRow<SpecificationKey>[] {
  const known = vehicles.map(
    (vehicle) =>
      new Map(
        [...listKeyFacts(vehicle), ...listSpecifications(vehicle)].map(({ key, value }) => [key, value]),
      ),
  );
  return comparedKeys
    .map((key) =>
      createRow(
        key,
        known.map((facts) => facts.get(key) ?? null),
      ),
    )
    .filter(({ values }) => values.some((value) => value !== null));
}

/** Features that some of the vehicles have and others lack, by name; each value is the feature or null. */
export function compareFeatures(vehicles: readonly Vehicle[]): ComparisonRow[] {
  const features = [...new Set(vehicles.flatMap((vehicle) => vehicle.features))].sort((left, right) =>
    left.localeCompare(right),
  );
  return features
    .map((feature) =>
      createRow(
        feature,
        vehicles.map((vehicle) => (vehicle.features.includes(feature) ? feature : null)),
      ),
    )
    .filter(({ differs }) => differs);
}
