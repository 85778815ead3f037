import { formatKilometres, formatNumber } from './format.ts';
import type { Vehicle } from './vehicle.ts';

const numbers = new Intl.NumberFormat('en-AU');

/** Names of what can be said about a vehicle; messages give each its label. */
export type SpecificationKey =
  | 'condition'
  | 'odometer'
  | 'body'
  | 'transmission'
  | 'engine'
  | 'fuel'
  | 'drive'
  | 'colour'
  | 'interiorColour'
  | 'registration'
  | 'registrationExpiry'
  | 'vin'
  | 'stockNumber'
  | 'buildDate'
  | 'complianceDate'
  | 'seats'
  | 'doors'
  | 'cylinders'
  | 'gears'
  | 'power'
  | 'torque'
  | 'fuelConsumption'
  | 'towing'
  | 'ancapRating'
  | 'series'
  | 'bodyConfiguration'
  | 'bodyWidth'
  | 'bodyLength'
  | 'tareWeight'
  | 'axleType'
  | 'sleeps'
  | 'aggregateTrailerMass';

export interface Specification {
  key: SpecificationKey;
  value: string;
}

/** Litres to one decimal for cars from 1,000 cc on, else cubic centimetres (VDP-25, C55). */
export function formatEngine({
  engineSize,
  category,
}: Pick<Vehicle, 'engineSize' | 'category'>): string | null {
  if (engineSize === null || engineSize <= 0) return null;
  if (category === 'motorcycle' || engineSize < 1000) return `${formatNumber(engineSize)} cc`;
  return `${(engineSize / 1000).toFixed(1)} L`;
}

const unit = (value: number | null, suffix: string): string | null =>
  value === null ? null : `${numbers.format(value)}${suffix}`;

/** Rows whose value is known (VDP-05). */
const known = (rows: Partial<Record<SpecificationKey, string | null>>): Specification[] =>
  (Object.entries(rows) as [SpecificationKey, string | null][]).flatMap(([key, value]) =>
    value ? [{ key, value }] : [],
  );

/** What a shopper asks first, most important first (VDP-03, LEGAL 3). Condition is a word of messages. */
export const listKeyFacts = (vehicle: Vehicle): Specification[] =>
  known({
    odometer: vehicle.odometer === null ? null : formatKilometres(vehicle.odometer),
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    body: vehicle.body,
    engine: formatEngine(vehicle),
    drive: vehicle.drive,
    colour: vehicle.colour,
    registration: vehicle.registration,
    registrationExpiry: vehicle.registrationExpiry,
    stockNumber: vehicle.stockNumber,
    vin: vehicle.vin,
    buildDate: vehicle.buildDate,
    complianceDate: vehicle.complianceDate,
  });

/** Everything else that is known about it (VDP-04, VDP-28). */
export const listSpecifications = (vehicle: Vehicle): Specification[] =>
  known({
    sleeps: unit(vehicle.caravan?.sleeps ?? null, ''),
    bodyLength: vehicle.caravan?.bodyLength ?? null,
    bodyWidth: vehicle.caravan?.bodyWidth ?? null,
    tareWeight: vehicle.caravan?.tareWeight ?? null,
    aggregateTrailerMass: vehicle.caravan?.aggregateTrailerMass ?? null,
    axleType: vehicle.caravan?.axleType ?? null,
    seats: unit(vehicle.seats, ''),
    doors: unit(vehicle.doors, ''),
    power: unit(vehicle.power, ' kW'),
    torque: unit(vehicle.torque, ' Nm'),
    fuelConsumption: unit(vehicle.fuelConsumption, ' L/100 km'),
    towing: unit(vehicle.towing, ' kg'),
    cylinders: unit(vehicle.cylinders, ''),
    gears: unit(vehicle.gears, ''),
    ancapRating: vehicle.ancapRating === null ? null : '★'.repeat(Math.round(vehicle.ancapRating)),
    series: vehicle.series,
    bodyConfiguration: vehicle.bodyConfiguration,
    interiorColour: vehicle.interiorColour,
  });
