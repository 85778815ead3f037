import { describe, expect, test } from 'vitest';
import { beginStock, countListed, findChanged, mergeStock } from '#domain/alert/merge-stock.ts';
import { createStockRecord } from '#domain/alert/stock-record.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { recordOf } from './stock.ts';

const night = 1_800_000_000;
const day = 86_400;

describe('ALRT-02 the stock of a night', () => {
  test('remembers what left it for half a year, from the first night on', () => {
    const first = mergeStock(new Map([['a', recordOf()]]), new Map(), night);
    expect(first.get('a')).toMatchObject({ standing: 'missing', goneSince: night, words: '', lists: {} });
    const later = mergeStock(first, new Map(), night + 179 * day);
    expect(later.get('a')).toMatchObject({ goneSince: night, wasOffered: true });
    expect(mergeStock(later, new Map(), night + 180 * day).size).toBe(0);
    const back = mergeStock(later, new Map([['a', recordOf({ wasOffered: false })]]), night + 179 * day);
    expect(back.get('a')).toMatchObject({ standing: 'available', goneSince: null, wasOffered: true });
  });

  test('a sold one is gone since the night it was first seen so', () => {
    const sold = recordOf({ standing: 'gone', goneSince: night });
    const first = mergeStock(new Map(), new Map([['a', sold]]), night);
    const next = mergeStock(first, new Map([['a', { ...sold, goneSince: night + day }]]), night + day);
    expect(next.get('a')?.goneSince).toBe(night);
    expect(findChanged(first, next)).toEqual([]);
    expect(countListed(next)).toBe(0);
  });

  test('only what differs has changed; in the first night nothing is new', () => {
    const before = beginStock(
      new Map([
        ['a', recordOf()],
        ['b', recordOf({ wasOffered: false, standing: 'reserved' })],
      ]),
    );
    expect(before.get('b')?.wasOffered).toBe(true);
    const now = mergeStock(
      before,
      new Map([
        ['a', recordOf({ price: 1_000 })],
        ['b', recordOf({ standing: 'reserved' })],
        ['c', recordOf()],
      ]),
      night,
    );
    expect(findChanged(before, now)).toEqual(['a', 'c']);
  });
});

describe('ALRT-02 what is remembered of a vehicle', () => {
  const rules = {
    excludedMakes: ['Holden'],
    leastPhotos: 0,
    leastAgeDays: 0,
    soldWindowDays: 7,
  } as unknown as StockRules;
  const vehicle = {
    ...{
      slug: 's',
      name: '2021 Kia Rio',
      make: 'Kia',
      model: 'Rio',
      badge: null,
      series: null,
      stockNumber: 'K12',
    },
    ...{
      vin: null,
      status: 'in_stock',
      reserved: false,
      sold: false,
      showOnDealerWebsite: true,
      photosCount: 3,
    },
    ...{ price: 20_000, offerPrice: 18_500, priceType: null, carType: 'used', filterFeatures: ['Sunroof'] },
    ...{ categories: [], createdAt: night, year: 2021, odometer: 10, towing: null, subscriptionPrice: null },
  } as unknown as Vehicle;
  const describeVehicle = (parts: Partial<Vehicle>) =>
    createStockRecord({ ...vehicle, ...parts }, rules, night);

  test.each<[string, Partial<Vehicle>, object | null]>([
    ['the price to pay', {}, { price: 18_500, standing: 'available', ranges: { price: 18_500 } }],
    ['no placeholder', { price: 10, offerPrice: 1 }, { price: null }],
    ['no price that the law withholds', { priceType: '$99 per week' }, { price: null }],
    ['reserved', { reserved: true }, { standing: 'reserved', wasOffered: false }],
    ['sold', { status: 'sold' }, { standing: 'gone', model: '["kia","rio",2021]', lists: {} }],
    ['its stock number', {}, { stockNumber: 'K12' }],
    ['no word in the place of a stock number', { stockNumber: 'TBA' }, { stockNumber: null }],
    ['coming soon', { status: 'coming_soon' }, { standing: 'available' }],
    ['hidden by the feed', { showOnDealerWebsite: false }, null],
    ['of a make that the dealer hides', { make: 'HOLDEN' }, null],
    ['with an unknown word for its status', { status: 'auction' }, null],
  ])('%s', (_, parts, record) => {
    if (record === null) expect(describeVehicle(parts)).toBeNull();
    else expect(describeVehicle(parts)).toMatchObject(record);
  });

  test('its words and filters in small letters', () => {
    expect(describeVehicle({})).toMatchObject({
      lists: { make: ['kia'], features: ['sunroof'] },
      words: ' 2021 kia rio k12',
    });
  });
});
