import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createSearchTrack,
  moveHigh,
  moveLow,
  placeThumbs,
  readRangeInput,
  readThumbs,
  typeHigh,
  typeLow,
} from '#domain/listing/range-track.ts';

describe('the track of a search slider', () => {
  test.each([
    [
      'SLDR-05 SLDR-06 the default range: a step of 1 %',
      { min: 0, max: 100_000 },
      { min: 0, max: 100_000, step: 1_000 },
    ],
    ['C6 a wide range', { min: 3_990, max: 202_888 }, { min: 3_000, max: 203_000, step: 2_000 }],
    ['C6 a narrow range', { min: 21_500, max: 24_100 }, { min: 21_000, max: 25_000, step: 1_000 }],
    ['one price only', { min: 20_000, max: 20_000 }, { min: 20_000, max: 21_000, step: 1_000 }],
  ])('%s', (_, bounds, track) => {
    expect(createSearchTrack(bounds, 1_000)).toMatchObject(track);
  });

  test('SLDR-04 every position of a thumb is a round number, and both ends can be reached', () => {
    const price = fc.integer({ min: 1, max: 900_000 });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const bounds = { min: Math.min(one, other), max: Math.max(one, other) };
        const { min, max, step } = createSearchTrack(bounds, 1_000);
        expect([min % 1_000, step % 1_000, (max - min) % step]).toEqual([0, 0, 0]);
        expect(min <= bounds.min && max >= bounds.max).toBe(true);
        expect((max - min) / step).toBeLessThanOrEqual(201);
      }),
    );
  });
});

const track = { min: 0, max: 100, step: 1, round: 1, gap: 0 };

test.each([
  ['SLDR-01 low stays above the minimum', moveLow, -5, 0, { low: 0, high: 60 }],
  ['SLDR-01 high stays below the maximum', moveHigh, 500, 0, { low: 20, high: 100 }],
  ['SLDR-02 low cannot pass high', moveLow, 80, 0, { low: 60, high: 60 }],
  ['SLDR-02 high cannot pass low', moveHigh, 10, 0, { low: 20, high: 20 }],
  ['SLDR-02 C7 one apart: low', moveLow, 80, 1, { low: 59, high: 60 }],
  ['SLDR-02 C7 one apart: high', moveHigh, 10, 1, { low: 20, high: 21 }],
])('%s', (_, move, value, gap, pair) => {
  expect(move({ ...track, gap }, value, { low: 20, high: 60 })).toEqual(pair);
});

test.each([
  ['a low end above the high end opens that', typeLow, 80, 0, { low: 80, high: 100 }],
  ['a high end below the low end opens that', typeHigh, 10, 0, { low: 0, high: 10 }],
  ['a low end between', typeLow, 35, 0, { low: 35, high: 60 }],
  ['a high end between', typeHigh, 35, 0, { low: 20, high: 35 }],
  ['SLDR-01 a low end above everything', typeLow, 500, 0, { low: 100, high: 100 }],
  ['SLDR-02 C7 one apart', typeLow, 60, 1, { low: 59, high: 60 }],
])('typed: %s', (_, type, value, gap, pair) => {
  expect(type({ ...track, gap }, value, { low: 20, high: 60 })).toEqual(pair);
});

test('C7 SLDR-07 thumbs that stay apart stay on their steps: 249,999 is no position of a thumb that moves by 500', () => {
  const block = { min: 5_000, max: 250_000, step: 500, round: 1, gap: 1 };
  expect(moveLow(block, 250_000, { low: 5_000, high: 250_000 }).low).toBe(249_500);
  expect(moveHigh(block, 5_000, { low: 5_000, high: 250_000 }).high).toBe(5_500);
});

test.each([
  ['$20,400', 20_000],
  ['20500 km', 21_000],
  ['0', 0],
  ['100001', 100_000],
  ['100,600', null],
  ['cheap', null],
  ['30k', 30_000],
  ['30,000', 30_000],
  ['50K km', 50_000],
  ['30 km', 0],
  ['', 100_000],
  [' ', 100_000],
])('SLDR-03 SLDR-04 typed %j is read as %s', (typed, value) => {
  expect(readRangeInput(typed, createSearchTrack({ min: 0, max: 100_000 }, 1_000), 100_000)).toBe(value);
});

test('an end of the track is an open side, and beyond the track a thumb stands at its end', () => {
  expect(readThumbs(track, { low: 0, high: 60 })).toEqual({ min: null, max: 60 });
  expect(placeThumbs(track, { min: 900, max: null })).toEqual({ low: 100, high: 100 });
  expect(placeThumbs(track, undefined)).toEqual({ low: 0, high: 100 });
});
