import { expect, test } from 'vitest';
import { findFromPrice, findRangePrice, splitModelStock } from '#domain/model/model-stock.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';

const priced = (carType: CarType, price: number | null, priceType = 'drive_away') => ({
  ...{ carType, price, priceType, offerPrice: null },
});
const rangePrice = (...vehicles: ReturnType<typeof priced>[]) => {
  const from = findRangePrice(splitModelStock(vehicles));
  return from && [from.condition, from.vehicle.price];
};

test('PRICE-02 a used price never stands under the heading of a new one', () => {
  expect(rangePrice(priced('used', 27_990), priced('new', 48_500))).toEqual(['new', 48_500]);
  expect(rangePrice(priced('used', 27_990), priced('demo', 45_000))).toEqual(['demo', 45_000]);
  expect(rangePrice(priced('used', 27_990))).toBeNull();
  expect(rangePrice(priced('used', 27_990), priced('new', null))).toBeNull();
});

test('PRICE-02 a new one comes before a cheaper demonstrator, and each keeps its own heading', () => {
  const stock = splitModelStock([priced('demo', 41_000), priced('new', 48_500), priced('used', 20_000)]);
  const prices = (['new', 'demo', 'used'] as const).map((name) => findFromPrice(name, stock)?.vehicle.price);
  expect(prices).toEqual([48_500, 41_000, 20_000]);
  expect(rangePrice(priced('demo', 41_000), priced('new', 48_500))).toEqual(['new', 48_500]);
});

test('LEGAL 1 of new ones a total comes before a lower price with charges on top, and a withheld one never', () => {
  const charges = 'excluding_government_charges';
  expect(rangePrice(priced('new', 40_000, charges), priced('new', 48_500))).toEqual(['new', 48_500]);
  expect(rangePrice(priced('new', 40_000, charges))).toEqual(['new', 40_000]);
  expect(rangePrice(priced('new', 39_000, 'plus on road costs'))).toBeNull();
  const used = splitModelStock([priced('used', 20_000, charges), priced('used', 21_000)]);
  expect(findFromPrice('used', used)?.vehicle.price).toBe(20_000);
});
