import { expect, test } from 'vitest';
import { countByLocation, listKinds } from '#domain/location/stock-by-location.ts';

const locations = [
  { name: 'Rocklea', slug: 'rocklea' },
  { name: 'Truganina', slug: 'truganina' },
  { name: 'Empty', slug: 'empty' },
];
const at = (locationName: string | null, category: 'truck' | 'caravan' | 'car') => ({
  locationName,
  category,
});

test('LOC-01 the stock of each location by kind, in the order of the locations, then of those that the site lacks', () => {
  const stocks = countByLocation(
    [
      at('Truganina', 'truck'),
      at('Rocklea', 'truck'),
      at('Rocklea', 'caravan'),
      at('Port', 'truck'),
      at(null, 'car'),
    ],
    locations,
  );
  expect(stocks).toEqual([
    { name: 'Rocklea', slug: 'rocklea', kinds: { truck: 1, caravan: 1 }, total: 2 },
    { name: 'Truganina', slug: 'truganina', kinds: { truck: 1 }, total: 1 },
    { name: 'Port', slug: null, kinds: { truck: 1 }, total: 1 },
  ]);
  expect(listKinds(stocks)).toEqual(['truck', 'caravan']);
});
