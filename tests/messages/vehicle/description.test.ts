import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeVehiclePage } from '#messages/vehicle/description.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';
import { fixtureTarget } from '../../integration/fixture-target.ts';

const { site } = fixtureTarget('alpha', []);

test.each<[string, Partial<Vehicle>, string]>([
  [
    'LEGAL 1: facts, and the price with what it includes',
    { odometer: 45_210, transmission: 'Automatic', fuel: 'Petrol', price: 34_990, priceType: 'drive_away' },
    '2021 Mazda CX-5 Touring: Used, 45,210 km, Automatic, Petrol. $34,990 Drive Away at Dealer alpha.',
  ],
  ['VDP-05: what is known', {}, '2021 Mazda CX-5 Touring: Used. Enquire for price at Dealer alpha.'],
  [
    'VDP-30: of a sold one no price',
    { status: 'sold', price: 34_990 },
    '2021 Mazda CX-5 Touring has been sold. See similar vehicles at Dealer alpha.',
  ],
  [
    'VDP-30: of one that is gone otherwise not that it was sold',
    { status: 'in_transit_to_auction', price: 34_990 },
    '2021 Mazda CX-5 Touring is no longer available. See similar vehicles at Dealer alpha.',
  ],
])('%s', (_, vehicle, expected) => {
  expect(describeVehiclePage(stockVehicle(vehicle), site)).toBe(expected);
});

test('PRICE-01: a subscription is called one wherever its price is said', () => {
  const vehicle = stockVehicle({ price: 23_990, priceType: 'drive_away', subscriptionPrice: 180 });
  const subscribing = { ...site, price: { ...site.price, offersSubscriptions: true } };
  expect(describeVehiclePage(vehicle, subscribing)).toContain(
    '$180 / week · Subscription, or $23,990 Drive Away to buy at',
  );
});
