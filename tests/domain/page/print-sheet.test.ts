import { describe, expect, test } from 'vitest';
import { formatMoment } from '#domain/site/moment.ts';
import { createPrintPath, createPrintSheet } from '#domain/page/print-sheet.ts';
import { describeSheet } from '#messages/page/print-sheet.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';
import { aLocation } from '../location/a-location.ts';

const price = {
  noPriceText: 'Enquire for price.',
  offersSubscriptions: false,
  subscriptionPeriod: 'week',
  subscriptionIncludes: null,
  showExGst: false,
  marketIndicatorFrom: 500,
} as const;
const site = {
  ...{ name: 'Kia North', url: 'https://www.kianorth.example/', phone: '+61733334444', price, messages: {} },
  timezone: 'Australia/Brisbane',
};
const now = Date.UTC(2026, 10, 21, 5, 40) / 1000;

test('ROUTE-12: the way to the print page names the slug', () => {
  expect(createPrintPath('2021-kia-rio-1')).toBe('/print/?car_id=2021-kia-rio-1');
});

test.each([
  ['Australia/Brisbane', '21 November 2026, 3:40 pm'],
  ['Australia/Perth', '21 November 2026, 1:40 pm'],
])('LEGAL 9: the moment in %s', (zone, text) => {
  expect(formatMoment(now, zone).replaceAll('\u202f', ' ')).toBe(text);
});

describe('what is printed of a vehicle', () => {
  test('PRICE-01: of a subscription that it is one, what it includes, and the price to buy', () => {
    const price = { ...site.price, offersSubscriptions: true, subscriptionIncludes: 'servicing' };
    const vehicle = stockVehicle({ price: 31_990, subscriptionPrice: 180 });
    const sheet = describeSheet(vehicle, { location: null, site: { ...site, price }, now });
    expect(sheet.price).toMatchObject({ plan: 'Subscription', sale: 'or $31,990 to buy' });
    expect(sheet.includes).toBe('The subscription includes servicing.');
    expect(describeSheet(vehicle, { location: null, site, now }).includes).toBeNull();
  });

  test('PRICE-08, PRICE-05: the price with its type, the former price beside it', () => {
    const vehicle = stockVehicle({ price: 31_990, beforePrice: 33_990, priceType: 'drive_away' });
    const { price: printed, sold } = describeSheet(vehicle, { location: null, site, now });
    expect([printed, sold]).toEqual([
      {
        ...{
          amount: '$31,990',
          isAmount: true,
          type: 'Drive Away',
          plan: null,
          sale: null,
          exGst: null,
          market: null,
        },
        was: { label: 'Was', amount: '$33,990' },
      },
      null,
    ]);
  });

  test('VDP-30: a vehicle that is gone has no price', () => {
    const { price: printed, sold } = describeSheet(stockVehicle({ price: 31_990, status: 'sold' }), {
      ...{ location: null, site, now },
    });
    expect([printed, sold]).toEqual([null, 'SOLD']);
  });

  test('LEGAL 2, LEGAL 3: the location with its licence, the moment, the live page', () => {
    const location = aLocation({ licence: { label: 'LMCT', number: '11999' }, phone: '+61733335555' });
    const sheet = describeSheet(stockVehicle({ registration: '123ABC' }), { location, site, now });
    expect(sheet.location).toContain('Dealer licence LMCT 11999');
    expect(sheet.location).toContain('(07) 3333 5555');
    expect(sheet.facts[0]?.rows).toContainEqual({ label: 'Registration', value: '123ABC' });
    expect(sheet.url).toBe('https://www.kianorth.example/cars/2021-mazda-cx-5/');
    expect(sheet.asAt.replaceAll('\u202f', ' ')).toContain('As at 21 November 2026, 3:40 pm.');
  });

  test('one page has room for so much; what is left out is counted', () => {
    const features = Array.from({ length: 40 }, (_, index) => `Feature ${index}`);
    const sheet = createPrintSheet(stockVehicle({ features, comments: 'x'.repeat(2_000) }), price);
    expect([sheet.features.length, sheet.moreFeatures, sheet.comments?.length]).toEqual([21, 19, 701]);
    const few = createPrintSheet(stockVehicle({ features: ['One'], comments: '|' }), price);
    expect([few.features, few.moreFeatures, few.comments]).toEqual([['One'], 0, null]);
  });
});
