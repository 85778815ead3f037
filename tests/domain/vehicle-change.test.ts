import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle.ts';
import { findChange, type VehicleChange } from '#domain/vehicle-change.ts';
import { isWithdrawn, withdraw } from '#domain/withdrawn.ts';
import { describeChange } from '#messages/live.ts';
import { fixtureTarget } from '../integration/fixture-target.ts';
import { stockVehicle } from './stock-vehicle.ts';

const { site } = fixtureTarget('alpha', []);
const shown = stockVehicle({ price: 34_990, priceType: 'drive_away' });
const gone = withdraw(shown);
const sold = stockVehicle({ ...shown, status: 'sold', sold: true });

test.each<[string, Vehicle, Partial<Vehicle>, VehicleChange | null, string | null]>([
  ['nothing', shown, {}, null, null],
  [
    'a lower price, with its type (PRICE-08)',
    shown,
    { price: 31_990 },
    'price',
    'The price of this vehicle has changed. It is now $31,990 Drive Away.',
  ],
  [
    'another price type (LEGAL 1)',
    shown,
    { priceType: 'excluding_government_charges' },
    'price',
    'The price of this vehicle has changed. It is now $34,990 Excl. Govt. Charges.',
  ],
  [
    'no price any more',
    shown,
    { price: null },
    'price',
    'The price of this vehicle has been taken down. Please ask us about it.',
  ],
  [
    'reserved, which matters more than a price',
    shown,
    { reserved: true, price: 31_990 },
    'reserved',
    'This vehicle has been reserved for somebody.',
  ],
  ['sold (VDP-30)', shown, { status: 'sold', price: 1 }, 'sold', 'This vehicle has been sold.'],
  ['back again', sold, { status: 'in_stock' }, 'back', 'This vehicle is available again.'],
  ['listed again', gone, { status: 'in_stock' }, 'back', 'This vehicle is available again.'],
  ['still sold', sold, { price: 5 }, null, null],
  ['first withdrawn, then known to be sold', gone, { status: 'sold' }, 'sold', 'This vehicle has been sold.'],
  [
    'something small',
    shown,
    { tag: 'Test Drive Only' },
    'other',
    'The price or the availability of this vehicle has changed. The page now shows how it stands.',
  ],
])('of %s a shopper hears first what matters', (_, before, changes, change, words) => {
  const now = Object.keys(changes).length > 0 ? { ...before, ...changes } : before;
  expect(findChange(before, now)).toBe(change);
  if (change) expect(describeChange(change, now, site)).toBe(words);
});

test('what the index holds no longer is withdrawn, not sold: that is all that is known', () => {
  expect(findChange(shown, gone)).toBe('withdrawn');
  expect(describeChange('withdrawn', gone, site)).toBe('This vehicle is no longer listed.');
  expect(gone).toMatchObject({ sold: false, showOnDealerWebsite: false });
  expect(isWithdrawn(gone)).toBe(true);
  expect(withdraw(gone)).toBe(gone);
  expect(findChange(gone, gone)).toBeNull();
});
