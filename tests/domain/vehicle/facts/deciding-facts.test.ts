import { expect, test } from 'vitest';
import { listDecidingFacts } from '#domain/vehicle/facts/deciding-facts.ts';
import { fixtureVehicle } from '../../../integration/fixture-target.ts';

const usual = {
  km: 10_000,
  year: 2024,
  simple_fuel: 'Petrol',
  simple_transmission: 'Automatic',
  simple_drive: 'FWD',
};
const keysOf = (document: Record<string, unknown>): string[] =>
  listDecidingFacts(fixtureVehicle(2, { ...usual, ...document })).map(({ key }) => key);

test.each<[string, Record<string, unknown>, string[]]>([
  ['a car', { simple_body: 'Hatch' }, ['odometer', 'year', 'fuel', 'transmission', 'drive', 'body']],
  [
    'an electric one',
    {
      simple_body: 'SUV',
      simple_fuel: 'Electric',
      electricrange: 480,
      batterycapacity: 82,
      chargingpower: 150,
    },
    ['electricRange', 'batteryCapacity', 'chargingPower', 'odometer', 'year', 'drive'],
  ],
  [
    'an electric one with seven seats',
    { simple_body: 'SUV', simple_fuel: 'Electric', electricrange: 480, seats: 7 },
    ['seats', 'electricRange', 'odometer', 'year', 'drive', 'fuel'],
  ],
  [
    'seven seats',
    { simple_body: 'SUV', seats: 7 },
    ['seats', 'odometer', 'year', 'fuel', 'transmission', 'drive'],
  ],
  [
    'a ute',
    { simple_body: 'Ute', payload: 1000, towing: 3500, bodyconfiguration: 'Dual Cab' },
    ['payload', 'towing', 'bodyConfiguration', 'odometer', 'drive', 'fuel'],
  ],
  [
    'a truck',
    {
      category: 'truck',
      grossvehiclemass: 4495,
      bodyconfiguration: 'Tray',
      axleconfiguration: '4x2',
      payload: 2000,
    },
    ['grossVehicleMass', 'bodyConfiguration', 'axleConfiguration', 'payload', 'odometer', 'year'],
  ],
  [
    'a machine',
    {
      ...{ category: 'machine', km: null, operating_hours: 3_420, operatingweight: 4_240, power: 31 },
      ...{ bodyconfiguration: 'Zero tail swing', simple_body: 'Excavator' },
    },
    ['operatingHours', 'operatingMass', 'power', 'year', 'bodyConfiguration', 'fuel'],
  ],
  [
    'a motorcycle',
    { category: 'motorcycle', engine_size: 689, lamsapproved: true, seatheight: 805, power: 38 },
    ['engine', 'lamsApproved', 'odometer', 'year', 'seatHeight', 'power'],
  ],
  [
    'a caravan',
    {
      ...{ category: 'caravan', km: null, simple_fuel: null, simple_transmission: null, simple_drive: null },
      ...{ sleeps: 4, body_length: '5.9 m', tare_weight: '1,780 kg', aggregate_trailer_mass: '2,200 kg' },
    },
    ['sleeps', 'bodyLength', 'tareWeight', 'aggregateTrailerMass', 'year'],
  ],
  [
    'what is not known is left out',
    { km: null, simple_drive: null, simple_body: null },
    ['year', 'fuel', 'transmission'],
  ],
])('VDP-03 VDP-28 what decides: %s', (_, document, keys) => {
  expect(keysOf(document)).toEqual(keys);
});
