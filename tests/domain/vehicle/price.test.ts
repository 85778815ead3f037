import { expect, test } from 'vitest';
import { describePrice, type PriceRules } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { stockVehicle } from './stock-vehicle.ts';

const rules: PriceRules = {
  noPriceText: 'Enquire for price.',
  offersSubscriptions: false,
  subscriptionPeriod: 'week',
  subscriptionIncludes: null,
  showExGst: false,
  marketIndicatorFrom: 500,
};
const describe = (vehicle: Partial<Vehicle>, changed: Partial<PriceRules> = {}) =>
  describePrice(stockVehicle(vehicle), { ...rules, ...changed });

const subscriptions = { offersSubscriptions: true };
test.each<[string, Partial<Vehicle>, Partial<PriceRules>, object]>([
  [
    'PRICE-01: a subscription comes first',
    { subscriptionPrice: 250, price: 9000 },
    subscriptions,
    { kind: 'subscription', amount: 250, period: 'week', sale: { amount: 9000, type: null } },
  ],
  [
    'PRICE-01: only where subscriptions are offered',
    { subscriptionPrice: 250, price: 9000 },
    {},
    { kind: 'amount', amount: 9000 },
  ],
  [
    'PRICE-01: a subscription of nothing is none',
    { subscriptionPrice: 0, price: 9000 },
    subscriptions,
    { kind: 'amount', amount: 9000 },
  ],
  ['PRICE-02: 11 is a price', { price: 11 }, {}, { kind: 'amount', amount: 11 }],
  ['PRICE-02: 10 is not a price', { price: 10 }, {}, { kind: 'enquire' }],
  [
    'C33: the reduced price is the price',
    { price: 9000, offerPrice: 8000 },
    {},
    { kind: 'amount', amount: 8000, was: 9000 },
  ],
  [
    'C33: a reduced price of 10 is not one',
    { price: 9000, offerPrice: 10 },
    {},
    { kind: 'amount', amount: 9000, was: null },
  ],
  [
    'C33: a dearer offer is not a reduction',
    { price: 9000, offerPrice: 9500 },
    {},
    { kind: 'amount', amount: 9000, was: null },
  ],
  ['PRICE-05: the former price', { price: 9000, beforePrice: 9900 }, {}, { kind: 'amount', was: 9900 }],
  [
    'PRICE-05: a former price that was lower is not shown',
    { price: 9000, beforePrice: 8000 },
    {},
    { kind: 'amount', was: null },
  ],
  [
    'C33: the price is the former one when before_price is lower',
    { price: 9000, offerPrice: 8000, beforePrice: 7000 },
    {},
    { kind: 'amount', was: 9000 },
  ],
  ['PRICE-03: preorder without a price', { preorder: true }, {}, { kind: 'preorder' }],
  ['PRICE-03: preorder with a price', { preorder: true, price: 9000 }, {}, { kind: 'amount' }],
  ['PRICE-04: no price at all', {}, {}, { kind: 'enquire' }],
  [
    'PRICE-07: 500 below the state average',
    { price: 9000, stateAverageMarketPrice: 9500 },
    {},
    { belowMarket: 500 },
  ],
  [
    'PRICE-07: 499 below says nothing',
    { price: 9000, stateAverageMarketPrice: 9499 },
    {},
    { belowMarket: null },
  ],
  [
    'PRICE-07: the state counts before the country',
    { price: 9000, stateAverageMarketPrice: 9100, averageMarketPrice: 12_000 },
    {},
    { belowMarket: null },
  ],
  [
    'PRICE-07: the country without a state average',
    { price: 9000, averageMarketPrice: 10_000 },
    {},
    { belowMarket: 1000 },
  ],
  [
    'PRICE-07: an average of nothing is none',
    { price: 9000, stateAverageMarketPrice: 0, averageMarketPrice: 10_000 },
    {},
    { belowMarket: 1000 },
  ],
  [
    'PRICE-07: the indicator can be switched off',
    { price: 9000, averageMarketPrice: 20_000 },
    { showExGst: false, marketIndicatorFrom: false },
    { belowMarket: null },
  ],
  [
    'PRICE-08: the price carries its type',
    { price: 9000, priceType: 'drive_away' },
    {},
    { type: 'drive_away' },
  ],
])('%s', (_, vehicle, changed, expected) => {
  expect(describe(vehicle, changed)).toMatchObject(expected);
});
