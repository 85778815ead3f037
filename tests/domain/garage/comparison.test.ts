import { expect, test } from 'vitest';
import { compareFeatures, compareSpecifications } from '#domain/garage/comparison.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const one = stockVehicle({
  odometer: 10_000,
  fuel: 'Petrol',
  seats: 5,
  vin: 'A',
  features: ['Tow Bar', 'ABS'],
});
const two = stockVehicle({ odometer: 20_000, fuel: 'Petrol', towing: 2_000, vin: 'B', features: ['ABS'] });

test('C58: lines stand side by side, differences are known, what nobody knows is left out', () => {
  expect(compareSpecifications([one, two])).toEqual([
    { key: 'odometer', values: ['10,000 km', '20,000 km'], differs: true },
    { key: 'fuel', values: ['Petrol', 'Petrol'], differs: false },
    { key: 'towing', values: [null, '2,000 kg'], differs: true },
    { key: 'seats', values: ['5', null], differs: true },
  ]);
});

test('C58: features that all of them have tell nothing', () => {
  expect(compareFeatures([one, two])).toEqual([{ key: 'Tow Bar', values: ['Tow Bar', null], differs: true }]);
  expect(compareFeatures([one])).toEqual([]);
});
