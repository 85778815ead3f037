import { expect, test } from 'vitest';
import { createSavedVehicle } from '#domain/garage/garage.ts';
import { countSavedChanges, findSavedChange } from '#domain/garage/saved-change.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const before = stockVehicle({ price: 30_000, offerPrice: null });
const saved = createSavedVehicle(before);

test.each([
  ['nothing', before, null],
  ['unknown', undefined, null],
  ['gone', null, 'gone'],
  ['sold', { ...before, status: 'sold', price: 1 }, 'sold'],
  ['reserved', { ...before, reserved: true, price: 1 }, 'reserved'],
  ['a lower price', { ...before, price: 29_000 }, 'cheaper'],
  ['a higher price', { ...before, price: 31_000 }, 'dearer'],
] as const)('FAV-01 what has become of a saved vehicle: %s', (_, now, change) => {
  expect(findSavedChange(saved, now)).toBe(change);
});

test('FAV-01 changes are counted by their kind, the gravest first', () => {
  const three = ['1', '2', '3', '4'].map((id) => ({ ...saved, id }));
  const cheaper = { ...before, price: 20_000 };
  const now = { 1: cheaper, 2: { ...before, status: 'sold' }, 3: cheaper, 4: before };
  expect(countSavedChanges(three, now)).toEqual([
    ['sold', 1],
    ['cheaper', 2],
  ]);
});
