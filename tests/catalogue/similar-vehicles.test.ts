import { expect, test } from 'vitest';
import { stockBounds } from '#catalogue/bounds.ts';
import { similarVehicles } from '#catalogue/similar-vehicles.ts';
import { fixtureVehicle } from '../integration/fixture-target.ts';

const suv = { simple_body: 'SUV' };
const vehicles = [
  fixtureVehicle(1, { ...suv, make: 'Kia', price: 30_000 }),
  fixtureVehicle(2, { ...suv, make: 'Toyota', price: 31_000 }),
  fixtureVehicle(3, { ...suv, make: 'Kia', price: 40_000 }),
  fixtureVehicle(4, { ...suv, make: 'Kia', price: 32_000, sold: true }),
  fixtureVehicle(5, { simple_body: 'Ute', make: 'Kia', price: 30_000 }),
];
const catalogue = { readAt: 0, vehicles, offers: [], parts: [], landingPages: [] };

test('similar vehicles: same body, same make first, nearest price, never itself nor a sold one', () => {
  const [first] = vehicles;
  if (!first) throw new Error('no vehicle');
  expect(similarVehicles(catalogue, first, 4).map(({ id }) => id)).toEqual(['v3', 'v2']);
  expect(similarVehicles(catalogue, first, 1).map(({ id }) => id)).toEqual(['v3']);
});

test('bounds ignore unknown values', () => {
  expect(stockBounds(catalogue, 'price')).toEqual({ min: 30_000, max: 40_000 });
  expect(stockBounds({ ...catalogue, vehicles: [fixtureVehicle(1, { km: null })] }, 'km')).toBeNull();
});
