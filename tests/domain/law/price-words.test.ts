import { describe, expect, test } from 'vitest';
import { formatPriceType } from '#messages/vehicle/price.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const rules = {
  noPriceText: 'Enquire for price.',
  offersSubscriptions: false,
  subscriptionPeriod: 'week',
  subscriptionIncludes: null,
  showExGst: false,
  marketIndicatorFrom: 500,
} as const;
const show = (carType: string, priceType: string) =>
  describePrice(fixtureVehicle(2, { car_type: carType, price: 30_000, price_type: priceType }), rules);

describe('LEGAL 1 words beside a price', () => {
  test.each([
    ['used', 'Plus on-road costs', 'Excl. Govt. Charges'],
    ['demo', '+ORC', 'Excl. Govt. Charges'],
    ['used', 'Excl. ORCs', 'Excl. Govt. Charges'],
    ['new', 'Including on road costs', 'Drive Away'],
    ['new', 'All on-roads, no more to pay', 'Drive Away'],
    ['used', 'From', null],
    ['used', 'Ride away', 'Ride away'],
    ['used', 'Torc wheels included', 'Torc wheels included'],
    ['new', 'drive_away', 'Drive Away'],
  ])('%s: %s is said as %s', (carType, priceType, said) => {
    const view = show(carType, priceType);
    expect(view).toMatchObject({ kind: 'amount', amount: 30_000 });
    expect(formatPriceType(view.kind === 'amount' ? view.type : '', {})).toBe(said);
    expect(formatPriceType(priceType, {})).toBe(said);
  });

  test.each([
    ['new', 'plus on road costs'],
    ['new', 'before ORC'],
    ['new', 'per week'],
    ['used', 'p/week'],
    ['used', 'Weekly'],
    ['used', 'a fortnight'],
  ])('%s: an amount %s is shown as no price', (carType, priceType) => {
    expect(show(carType, priceType)).toEqual({ kind: 'enquire' });
  });
});
