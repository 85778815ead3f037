import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { asksForTools } from '#domain/vehicle/tools.ts';
import { stockVehicle } from './stock-vehicle.ts';

const built = { price: 30_000, status: 'in_stock', certified: false };

test.each<[string, Partial<Vehicle>, Partial<Vehicle>, boolean]>([
  ['as it was built', {}, {}, false],
  ['another price (FEST)', {}, { price: 29_000 }, true],
  ['an offer', {}, { offerPrice: 28_000 }, true],
  ['a first price (VDP-06)', { price: null }, {}, true],
  ['no price any more', {}, { price: null }, true],
  ['certified (VDP-21)', {}, { certified: true }, true],
  ['back in stock', { status: 'sold' }, {}, true],
  ['sold: nothing is offered', {}, { status: 'sold', price: 29_000 }, false],
  ['reserved', {}, { reserved: true }, false],
])('tools of a page follow its vehicle: %s', (_, before, now, asks) => {
  expect(asksForTools(stockVehicle({ ...built, ...before }), stockVehicle({ ...built, ...now }))).toBe(asks);
});
