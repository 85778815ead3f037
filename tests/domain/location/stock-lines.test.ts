import { expect, test } from 'vitest';
import { listStockLines } from '#domain/location/stock-lines.ts';

const truck = {
  category: 'truck' as const,
  carType: 'used' as const,
  priceType: 'excluding_government_charges',
  offerPrice: null,
  body: 'Tipper',
  price: 90_000,
  massLimit: 4_495,
  loadMass: 1_900,
  overallLength: 6_000,
};

test('LOC-06 the stock of a location by kind and body, each with the span of its figures and what costs least', () => {
  const light = { ...truck, price: 60_000, massLimit: 3_500, loadMass: null };
  const pantech = { ...truck, body: 'Pantech', price: 0 };
  const van = { ...truck, category: 'car' as const, body: null, overallLength: null };
  expect(listStockLines([van, pantech, truck, light])).toEqual([
    {
      category: 'truck',
      body: 'Tipper',
      count: 2,
      massLimit: { least: 3_500, most: 4_495 },
      loadMass: { least: 1_900, most: 1_900 },
      overallLength: { least: 6_000, most: 6_000 },
      cheapest: light,
    },
    expect.objectContaining({ category: 'truck', body: 'Pantech', count: 1, cheapest: null }),
    expect.objectContaining({ category: 'car', body: null, count: 1, overallLength: null }),
  ]);
});
