import { formatFeedDate, formatKilometres, groupThousands } from '../site/format.ts';
import { formatDecimal, formatNumber } from '../site/numbers.ts';
import { measureTable, type MeasureKey } from './fields/measures.ts';
import type { Vehicle, VehicleCategory } from './vehicle.ts';

/** Names of what can be said about a vehicle; messages give each its label. */
export type SpecificationKey =
  | 'condition'
  | 'year'
  | 'odometer'
  | 'operatingHours'
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
  | 'aggregateTrailerMass'
  | MeasureKey;

/** Stands for a thing that simply holds; messages say 'Yes'. */
export const holds = ' yes';

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
  value === null ? null : `${formatDecimal(value)}${suffix}`;

const formatKnownDate = (value: string | null): string | null =>
  value === null ? null : formatFeedDate(value);

/** Rows whose value is known (VDP-05). */
const known = (rows: Partial<Record<SpecificationKey, string | null>>): Specification[] =>
  (Object.entries(rows) as [SpecificationKey, string | null][]).flatMap(([key, value]) =>
    value ? [{ key, value }] : [],
  );

/** The first rows for each kind of vehicle, before the usual order (VDP-28). Four are in view at once (VDP-04). */
const firstFacts: Record<VehicleCategory, readonly SpecificationKey[]> = {
  car: [],
  motorcycle: ['odometer', 'engine', 'transmission', 'colour'],
  truck: ['odometer', 'engine', 'transmission', 'drive'],
  caravan: ['body', 'buildDate', 'colour', 'stockNumber'],
  machine: ['operatingHours', 'body', 'engine', 'fuel'],
};
const firstSpecifications: Record<VehicleCategory, readonly SpecificationKey[]> = {
  car: ['seats', 'doors', 'electricRange', 'batteryCapacity'],
  motorcycle: ['lamsApproved', 'seatHeight', 'power', 'kerbMass'],
  truck: ['grossVehicleMass', 'grossCombinationMass', 'payload', 'axleConfiguration'],
  caravan: ['sleeps', 'bodyLength', 'tareWeight', 'aggregateTrailerMass'],
  machine: ['operatingMass', 'power', 'bodyConfiguration', 'length'],
};

function putFirst(rows: Specification[], first: readonly SpecificationKey[]): Specification[] {
  const position = ({ key }: Specification): number =>
    first.includes(key) ? first.indexOf(key) : first.length;
  return [...rows].sort((left, right) => position(left) - position(right));
}

const formatMeasure = (key: MeasureKey, value: number | string | true): string => {
  if (value === true) return holds;
  return `${typeof value === 'number' ? formatDecimal(value) : value}${measureTable[key].unit}`;
};

const listMeasures = ({ measures }: Vehicle): Specification[] =>
  (Object.keys(measureTable) as MeasureKey[]).flatMap((key) => {
    const value = measures?.[key];
    return value === undefined ? [] : [{ key, value: formatMeasure(key, value) }];
  });

/** What a shopper asks first, most important first (VDP-03, LEGAL 3). Condition is a word of messages. */
export const listKeyFacts = (vehicle: Vehicle): Specification[] =>
  putFirst(
    known({
      odometer: vehicle.odometer === null ? null : formatKilometres(vehicle.odometer),
      operatingHours: unit(vehicle.operatingHours, ' h'),
      transmission: vehicle.transmission,
      fuel: vehicle.fuel,
      body: vehicle.body,
      engine: formatEngine(vehicle),
      drive: vehicle.drive,
      colour: vehicle.colour,
      registration: vehicle.registration,
      registrationExpiry: formatKnownDate(vehicle.registrationExpiry),
      stockNumber: vehicle.stockNumber,
      vin: vehicle.vin,
      buildDate: formatKnownDate(vehicle.buildDate),
      complianceDate: formatKnownDate(vehicle.complianceDate),
    }),
    firstFacts[vehicle.category],
  );

/** All other known facts, ordered by what counts for its kind (VDP-04, VDP-28). */
export const listSpecifications = (vehicle: Vehicle): Specification[] =>
  putFirst(
    [
      ...known({
        sleeps: unit(vehicle.caravan?.sleeps ?? null, ''),
        bodyLength: groupThousands(vehicle.caravan?.bodyLength ?? null),
        bodyWidth: groupThousands(vehicle.caravan?.bodyWidth ?? null),
        tareWeight: groupThousands(vehicle.caravan?.tareWeight ?? null),
        aggregateTrailerMass: groupThousands(vehicle.caravan?.aggregateTrailerMass ?? null),
        axleType: vehicle.caravan?.axleType ?? null,
        seats: unit(vehicle.seats, ''),
        doors: unit(vehicle.doors, ''),
        power: unit(vehicle.power, ' kW'),
        torque: unit(vehicle.torque, ' Nm'),
        fuelConsumption: unit(vehicle.fuelConsumption, ' L/100\u00A0km'),
        towing: unit(vehicle.towing, ' kg'),
        cylinders: unit(vehicle.cylinders, ''),
        gears: unit(vehicle.gears, ''),
        ancapRating: vehicle.ancapRating === null ? null : '★'.repeat(Math.round(vehicle.ancapRating)),
        series: vehicle.series,
        bodyConfiguration: vehicle.bodyConfiguration,
        interiorColour: vehicle.interiorColour,
      }),
      ...listMeasures(vehicle),
    ],
    firstSpecifications[vehicle.category],
  );
