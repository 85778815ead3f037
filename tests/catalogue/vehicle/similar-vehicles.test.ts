import { expect, test } from 'vitest';
import { stockBounds } from '#catalogue/listing/bounds.ts';
import { similarVehicles } from '#catalogue/vehicle/similar-vehicles.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const suv = { simple_body: 'SUV' };
const vehicles = [
  fixtureVehicle(1, { ...suv, make: 'Kia', price: 30_000 }),
  fixtureVehicle(2, { ...suv, make: 'Toyota', price: 31_000 }),
  fixtureVehicle(3, { ...suv, make: 'Kia', price: 40_000 }),
  fixtureVehicle(4, { ...suv, make: 'Kia', price: 32_000, status: 'sold' }),
  fixtureVehicle(5, { simple_body: 'Ute', make: 'Kia', price: 30_000 }),
];
const catalogue = {
  readAt: 0,
  vehicles,
  offers: [],
  parts: [],
  reviews: { all: null, page: null, byLocation: {} },
  landingPages: [],
  map: null,
};

test('VDP-23 VDP-24 in stock only and near in price, same model first, never itself', () => {
  const [first] = vehicles;
  if (!first) throw new Error('no vehicle');
  expect(similarVehicles(catalogue, first, 6).map(({ id }) => id)).toEqual(['v5', 'v2', 'v3']);
  expect(similarVehicles(catalogue, first, 1).map(({ id }) => id)).toEqual(['v5']);
});

test('bounds ignore unknown values', () => {
  expect(stockBounds(catalogue, 'price')).toEqual({ min: 30_000, max: 40_000 });
  expect(stockBounds({ ...catalogue, vehicles: [fixtureVehicle(1, { km: null })] }, 'km')).toBeNull();
});
