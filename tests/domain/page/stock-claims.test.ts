import { describe, expect, test } from 'vitest';
import { findNewest } from '#domain/listing/newest.ts';
import { findStockClaims, nameClaims } from '#domain/page/stock-claims.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const site = {
  price: {
    noPriceText: 'Enquire',
    offersSubscriptions: true,
    subscriptionPeriod: 'week',
    subscriptionIncludes: null,
    showExGst: false,
    marketIndicatorFrom: false,
  },
} as const;
const images = [{ url: 'a.jpg', thumbUrl: 'a.jpg' }];
const full = { images, price: 30_000, priceType: 'drive_away' };
const many = (count: number, changed: Partial<Vehicle>): Vehicle[] =>
  Array.from({ length: count }, () => stockVehicle(changed));

describe('LEGAL 1 what is said of vehicles as a whole is true of them', () => {
  test.each([
    ['no vehicle', [], 'None'],
    ['all is known of all', many(3, full), 'All'],
    ['nothing is known', many(3, {}), 'None'],
    [
      'no pictures, and 29 of 8,365 without a price',
      [...many(8_336, { price: 9_000 }), ...many(29, {})],
      'Prices',
    ],
    ['one of twenty without a picture', [...many(19, full), stockVehicle({ ...full, images: [] })], 'All'],
    [
      'two of twenty without a picture',
      [...many(18, full), ...many(2, { ...full, images: [] })],
      'PricesAndTypes',
    ],
    [
      'one price of a hundred says nothing',
      [...many(99, full), stockVehicle({ ...full, priceType: null })],
      'PicturesAndPrices',
    ],
    ['who has no price needs no type', [...many(99, full), stockVehicle({ images })], 'All'],
    ['all is sold', many(3, { ...full, status: 'sold' }), 'Pictures'],
    ['some are sold', [...many(3, full), ...many(2, { images, status: 'sold' })], 'All'],
    ['a price of ten dollars is none', many(3, { images, price: 10, priceType: 'drive_away' }), 'Pictures'],
    [
      'weeks of a subscription state no type',
      many(3, { images, subscriptionPrice: 200 }),
      'PicturesAndPrices',
    ],
  ] as const)('%s', (_, vehicles, name) => {
    expect(nameClaims(findStockClaims(vehicles, site))).toBe(name);
  });
});

describe('vehicles are called newest only where that is known', () => {
  const dated = stockVehicle({ id: 'dated', createdAt: 1_700_000_000 });
  const undated = stockVehicle({ id: 'undated' });

  test.each([
    ['of some it is', [dated, dated, undated], 3, { vehicles: [dated, dated], areNew: true }],
    ['more than fit', [dated, dated, undated], 1, { vehicles: [dated], areNew: true }],
    ['of none it is', [undated, undated], 1, { vehicles: [undated], areNew: false }],
    ['there is none', [], 3, { vehicles: [], areNew: false }],
  ])('%s', (_, vehicles, most, newest) => {
    expect(findNewest(vehicles, most)).toEqual(newest);
  });
});
