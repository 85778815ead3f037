import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { findChanges, type VehicleChange } from '#domain/vehicle/change.ts';
import { isWithdrawn, withdraw } from '#domain/vehicle/withdrawn.ts';
import { describeChanges } from '#messages/vehicle/live.ts';
import { fixtureTarget } from '../../integration/fixture-target.ts';
import { stockVehicle } from './stock-vehicle.ts';

const { site } = fixtureTarget('alpha', []);
const shown = stockVehicle({ price: 34_990, priceType: 'drive_away' });
const gone = withdraw(shown);
const sold = stockVehicle({ ...shown, status: 'sold', sold: true });

test.each<[string, Vehicle, Partial<Vehicle>, VehicleChange[], string]>([
  ['nothing', shown, {}, [], ''],
  [
    'a lower price, with its type (PRICE-08)',
    shown,
    { price: 31_990 },
    ['price'],
    'The price of this vehicle has changed. It is now $31,990 Drive Away.',
  ],
  [
    'another price type (LEGAL 1)',
    shown,
    { priceType: 'excluding_government_charges' },
    ['price'],
    'The price of this vehicle has changed. It is now $34,990 Excl. Govt. Charges.',
  ],
  [
    'no price any more',
    shown,
    { price: null },
    ['price'],
    'The price of this vehicle has been taken down. Please ask us about it.',
  ],
  [
    'reserved and a price: both, in one message',
    shown,
    { reserved: true, price: 31_990 },
    ['reserved', 'price'],
    'This vehicle has been reserved for somebody. The price of this vehicle has changed. It is now $31,990 Drive Away.',
  ],
  ['sold (VDP-30)', shown, { status: 'sold', price: 1 }, ['sold'], 'This vehicle has been sold.'],
  ['back again', sold, { status: 'in_stock' }, ['back'], 'This vehicle is available again.'],
  ['listed again', gone, { status: 'in_stock' }, ['back'], 'This vehicle is available again.'],
  ['still sold', sold, { price: 5 }, [], ''],
  [
    'first withdrawn, then known to be sold',
    gone,
    { status: 'sold' },
    ['sold'],
    'This vehicle has been sold.',
  ],
  [
    'on its way to an auction: that it was sold is not known',
    shown,
    { status: 'in_transit_to_auction' },
    ['gone'],
    'This vehicle is no longer available.',
  ],
  [
    'here at last, with another price type',
    { ...shown, status: 'coming_soon' },
    { status: 'in_stock', priceType: 'excluding_government_charges' },
    ['arrived', 'price'],
    'This vehicle is in stock now. The price of this vehicle has changed. It is now $34,990 Excl. Govt. Charges.',
  ],
  [
    'free again',
    { ...shown, reserved: true },
    { reserved: false },
    ['back'],
    'This vehicle is available again.',
  ],
  [
    'not here yet',
    shown,
    { status: 'coming_soon' },
    ['coming'],
    'This vehicle is not in stock yet; it is on its way.',
  ],
  [
    'something small: neither price nor availability',
    shown,
    { tag: 'Test Drive Only' },
    ['other'],
    'Details of this vehicle have changed. The page now shows them.',
  ],
  ['what no page corrects', shown, { odometer: 12_345 }, [], ''],
])('of %s a shopper hears first what matters', (_, before, changes, expected, words) => {
  const now = Object.keys(changes).length > 0 ? { ...before, ...changes } : before;
  const found = findChanges(before, now);
  expect(found).toEqual(expected);
  expect(describeChanges(found, now, site)).toBe(words);
});

test('what the index holds no longer is withdrawn, not sold: that is all that is known', () => {
  expect(findChanges(shown, gone)).toEqual(['withdrawn']);
  expect(describeChanges(['withdrawn'], gone, site)).toBe('This vehicle is no longer listed.');
  expect(gone).toMatchObject({ sold: false, showOnDealerWebsite: false });
  expect(isWithdrawn(gone)).toBe(true);
  expect(withdraw(gone)).toBe(gone);
  expect(findChanges(gone, gone)).toEqual([]);
});
