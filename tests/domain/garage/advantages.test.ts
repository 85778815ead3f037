import { expect, test } from 'vitest';
import { findAdvantages } from '#domain/garage/advantages.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const vehicle = (price: number | null, odometer: number | null, year: number, towing: number | null) =>
  stockVehicle({ price, offerPrice: null, odometer, year, towing });

test('C58 each vehicle is ahead where it is better than all others, by what the next one lacks', () => {
  const [cheap, newer, plain] = findAdvantages([
    vehicle(20_000, 90_000, 2018, null),
    vehicle(35_000, 20_000, 2023, 3_500),
    vehicle(26_000, 90_000, 2018, 3_000),
  ]);
  expect(cheap).toEqual([{ key: 'price', by: 6_000 }]);
  expect(newer).toEqual([
    { key: 'km', by: 70_000 },
    { key: 'year', by: 5 },
    { key: 'towing', by: 500 },
  ]);
  expect(plain).toEqual([]);
});

test('what only one vehicle states, or two share, sets none apart', () => {
  expect(findAdvantages([vehicle(20_000, null, 2020, 2_000), vehicle(20_000, 10, 2020, null)])).toEqual([
    [],
    [],
  ]);
});
