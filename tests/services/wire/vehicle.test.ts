import fc from 'fast-check';
import * as v from 'valibot';
import type { Field } from '#domain/vehicle/fields/field.ts';
import { vehicleTable } from '#domain/vehicle/fields/table.ts';
import { kindFits } from '#services/wire/kinds.ts';
import { describe, expect, test } from 'vitest';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { fieldEntries } from '#scripts/stock/clean/schemas.ts';
import { fieldAtFault } from './field-at-fault.ts';
import { notRead, optional, required, variant } from './vehicle-fields.ts';

const vehicleRows = Object.values<Field>(vehicleTable);
const least = Object.fromEntries(required.map(([field, written]) => [field, written]));

describe('DATA-01 a vehicle with what it must have', () => {
  test.each(required)('%s of %j is %s', (_field, _written, property, read) => {
    expect(parseVehicle(least)[property]).toEqual(read);
  });

  test.each(required)('without %s there is no vehicle, and the error names the field', (field) => {
    expect(fieldAtFault(() => parseVehicle({ ...least, [field]: undefined }))).toBe(field);
  });

  test('everything else is unknown: null, an empty list or not so, never 0 and never an empty text', () => {
    const given = new Set<string>(required.map(([, , property]) => property));
    const { category, makeModel, ...rest } = parseVehicle(least);
    expect({ category, makeModel }).toEqual({ category: 'car', makeModel: 'Kia > Carnival' });
    const flags = ['reserved', 'sold', 'certified', 'preorder'];
    for (const [property, value] of Object.entries(rest)) {
      if (given.has(property)) continue;
      if (flags.includes(property)) expect(value, property).toBe(false);
      else if (Array.isArray(value)) expect(value, property).toEqual([]);
      else expect(value, property).toBeNull();
    }
  });
});

describe.each([
  ['DATA-01', optional],
  ['DATA-02', variant],
] as const)('%s fields', (_, rows) => {
  test.each(rows)('%s of %j is %s', (field, written, property, read) => {
    expect(parseVehicle({ ...least, [field]: written })[property]).toEqual(read);
  });

  test.each(rows)('%s of null says the same as none', (field) => {
    expect(parseVehicle({ ...least, [field]: null })).toEqual(parseVehicle(least));
  });
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,hi', 'report.pdf'])(
  'DATA-01 a history report at %j is none',
  (file) => expect(parseVehicle({ ...least, file }).historyReportUrl).toBeNull(),
);

test('DATA-01 market averages are of the state and of the country', () => {
  const market = { state_average_market_price: 63_000, average_market_price: 64_000 };
  expect(parseVehicle({ ...least, autograb_data: market })).toMatchObject({
    stateAverageMarketPrice: 63_000,
    averageMarketPrice: 64_000,
  });
});

test('DATA-01 VDP-28 measures of a caravan are those of caravans only', () => {
  const measures = {
    ...{ body_width: '2.4 m', body_length: '6 m', tare_weight: '1,900 kg', axle_type: 'Tandem', sleeps: 4 },
    aggregate_trailer_mass: '2,400 kg',
  };
  expect(parseVehicle({ ...least, ...measures, category: 'caravan' }).caravan).toEqual({
    ...{ bodyWidth: '2.4 m', bodyLength: '6 m', tareWeight: '1,900 kg', axleType: 'Tandem', sleeps: 4 },
    aggregateTrailerMass: '2,400 kg',
  });
  expect(parseVehicle({ ...least, ...measures }).caravan).toBeNull();
});

test('DATA-01 DATA-02 the size of the engine in cc counts before litres', () => {
  const both = { ...least, engine_size: 1998, engine_size_litres: 2, enginesize: 1995 };
  expect(parseVehicle(both).engineSize).toBe(1998);
  expect(parseVehicle({ ...both, engine_size: null }).engineSize).toBe(1995);
});

test.each(['new', 'demo', 'used'])('TAG-05 car_type %s', (type) => {
  expect(parseVehicle({ ...least, car_type: type }).carType).toBe(type);
  expect(fieldAtFault(() => parseVehicle({ ...least, car_type: `${type}er` }))).toBe('car_type');
});

test.each(notRead)('%s of %j is not read: %3$s', (field, written) => {
  expect(parseVehicle({ ...least, [field]: written })).toEqual(parseVehicle(least));
});

test.each([
  ['stocknum', 'stockNumber'],
  ['vin', 'vin'],
  ['location_id', 'locationId'],
  ['dealership_id', 'dealershipId'],
  ['dealership_slug', 'dealershipSlug'],
] as const)('FORM-01 a %s that no enquiry could carry is unknown', (field, property) => {
  const [longest, longer] = ['V'.repeat(200), 'V'.repeat(201)];
  expect(parseVehicle({ ...least, [field]: longest })[property]).toBe(longest);
  expect(parseVehicle({ ...least, [field]: longer })[property]).toBeNull();
});

test('FORM-01 a location is unknown as well whose id no enquiry could carry', () => {
  expect(parseVehicle({ ...least, location: { id: 'V'.repeat(201) } }).locationId).toBeNull();
});

test('DATA-01 fields that nobody promised change nothing, whatever they hold', () => {
  const name = fc.string().filter((field) => !(field in fieldEntries) && field !== '__proto__');
  fc.assert(
    fc.property(fc.dictionary(name, fc.anything()), (unknown) => {
      expect(parseVehicle({ ...unknown, ...least })).toEqual(parseVehicle(least));
    }),
  );
});

test.each([
  ['location', 'North'],
  ['engine_size_litres', '2.2 L'],
  ['enginesize', 'unknown'],
  ['enginesize_litres', '2.2'],
])('a second spelling that cannot be read never hides its vehicle: %s of %j', (field, written) => {
  expect(parseVehicle({ ...least, [field]: written })).toEqual(parseVehicle(least));
});

test('DATA-01 what the import lets through can be read, and what can be read is not refused for its shape', () => {
  const values = fc.oneof(
    fc.anything(),
    fc.constantFrom('', 'car', 'used', 'north', 3, -1, true, null, undefined, ['a'], [3], {}),
    fc.constantFrom(
      [{ image: { url: '/1.jpg' } }],
      [{ image: {} }],
      [{ image: { url: '/1.jpg', thumb: {} } }],
    ),
    fc.constantFrom({ average_market_price: 3 }, { average_market_price: 'x' }, { id: 3 }, { id: 'north' }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...vehicleRows), values, ({ name, kind }, value) => {
      const lenient = kind === 'locationId' || kind === 'distributionLocations';
      fc.pre(lenient || !Number.isNaN(value));
      expect(kindFits[kind](value), name).toBe(v.is(fieldEntries[name] ?? v.never(), value));
    }),
    { numRuns: 2_000 },
  );
});
