import { expect, test } from 'vitest';
import {
  acceptFuel,
  beginFuelCost,
  calculateFuelCost,
  type Energy,
  type FuelCostRules,
} from '#domain/costs/fuel-cost.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const rules: FuelCostRules = {
  kilometres: 250,
  petrol: { price: 1.7, consumption: 10 },
  electric: { price: 0.3, consumption: 16 },
};
type Changed = Parameters<typeof stockVehicle>[0];

test('FUEL-01, FUEL-02: 250 km, 10 litres and $1.70 make $42.50 a week', () => {
  const begun = beginFuelCost(stockVehicle({ fuel: 'Petrol' }), rules);
  expect(begun?.choice).toEqual({ price: 1.7, kilometres: 250, consumption: 10 });
  expect(begun && calculateFuelCost(begun.choice)).toBe(42.5);
});

test.each<[string, Changed, Energy | undefined, number | null | undefined]>([
  ['the maker’s figure comes first', { fuel: 'Diesel', fuelConsumption: 7.8 }, 'petrol', 7.8],
  ['a figure of 0 is none', { fuel: 'Petrol', fuelConsumption: 0 }, 'petrol', null],
  ['a hybrid burns fuel', { fuel: 'Hybrid' }, 'petrol', null],
  ['unknown fuel is fuel', { fuel: null }, 'petrol', null],
  ['FUEL-03: electric vehicles charge', { fuel: 'Electric', fuelConsumption: 1 }, 'electric', null],
  ['FUEL-03: so do those that are called more', { fuel: 'Battery Electric' }, 'electric', null],
  ['a hybrid that charges itself', { fuel: 'Petrol - Electric Hybrid' }, 'petrol', null],
  ['a plug-in hybrid does both', { fuel: 'Plug-in Hybrid', fuelConsumption: 1.5 }, 'both', 1.5],
  ['in any spelling', { fuel: 'PHEV', fuelConsumption: 1.5 }, 'both', 1.5],
  ['the usual figure is no plug-in’s', { fuel: 'Plug-in Hybrid' }, undefined, undefined],
  ['a truck’s own figure counts', { category: 'truck', fuelConsumption: 14 }, 'petrol', 14],
  ['the usual figure is no truck’s', { category: 'truck', fuel: 'Diesel' }, undefined, undefined],
  ['an electric truck takes more than a car', { category: 'truck', fuel: 'Electric' }, undefined, undefined],
  ['a caravan has no engine', { category: 'caravan' }, undefined, undefined],
])('%s', (_name, changed, energy, official) => {
  const begun = beginFuelCost(stockVehicle(changed), rules);
  expect([begun?.energy, begun?.official]).toEqual([energy, official]);
});

test('FUEL-03: without charging cost an electric vehicle has nothing, and a site without has none', () => {
  expect(beginFuelCost(stockVehicle({ fuel: 'Electric' }), { ...rules, electric: null })).toBeNull();
  expect(beginFuelCost(stockVehicle(), null)).toBeNull();
});

test('FUEL-02: a plug-in hybrid is charged too, or says nothing', () => {
  const plugIn = stockVehicle({ fuel: 'Plug-in Hybrid', fuelConsumption: 1.5 });
  const begun = beginFuelCost(plugIn, rules);
  expect(begun?.choice).toMatchObject({ charge: 16, chargePrice: 0.3 });
  // 2.5 times 1.5 litres at $1.70 and 16 kWh at $0.30.
  expect(begun && calculateFuelCost(begun.choice)).toBeCloseTo(18.375);
  expect(beginFuelCost(plugIn, { ...rules, electric: null })).toBeNull();
});

test('FUEL-04: what is typed is taken from nothing up to what could be true of anything on wheels', () => {
  expect(acceptFuel('kilometres', -5)).toBe(0);
  expect(acceptFuel('kilometres', 4_000)).toBe(4_000);
  expect(acceptFuel('kilometres', 999_999_999)).toBe(10_000);
  expect(acceptFuel('price', 170)).toBe(20);
});
