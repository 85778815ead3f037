import { describe, expect, test } from 'vitest';
import { expectCards, hasMore, orderValues, showCount } from '#domain/search/result.ts';

const names = (...given: Parameters<typeof orderValues>): string[] =>
  orderValues(...given).map(({ value }) => value);
const make = { key: 'make', limit: 3, moreLimit: 5 } as const;
const counts = { Kia: 5, Audi: 5, Mazda: 9, Toyota: 1, BMW: 2, Ford: 0 };

describe('the values of a facet', () => {
  test('REF-10 the most frequent first, equal counts by name; all of them by name', () => {
    expect(names(make, counts, [], false)).toEqual(['Mazda', 'Audi', 'Kia']);
    expect(names(make, counts, [], true)).toEqual(['Audi', 'BMW', 'Kia', 'Mazda', 'Toyota']);
  });

  test('REF-12 C24 bodies: by count, equal counts from Z to A', () => {
    expect(names({ ...make, key: 'body' }, { SUV: 4, Ute: 4, Sedan: 7 }, [], false)).toEqual([
      'Sedan',
      'Ute',
      'SUV',
    ]);
  });

  test('chosen values are always there, also beyond the limit and without any vehicle', () => {
    expect(names(make, counts, ['Toyota', 'Ford', 'Lada'], false)).toEqual([
      'Mazda',
      'Audi',
      'Kia',
      'Toyota',
      'Ford',
      'Lada',
    ]);
  });

  test('price ranges and seats in their own order', () => {
    const bands = { 'Over $100,000': 9, '$20,000 to $30,000': 1, 'Under $10,000': 3 };
    expect(names({ key: 'priceRange', limit: 12, moreLimit: 30 }, bands, [], false)).toEqual([
      'Under $10,000',
      '$20,000 to $30,000',
      'Over $100,000',
    ]);
    expect(names({ key: 'seats', limit: 7, moreLimit: 30 }, { 12: 1, 5: 8, 7: 2 }, [], false)).toEqual([
      '5',
      '7',
      '12',
    ]);
  });

  test('there is more when values are left', () => {
    expect(hasMore(make, counts)).toBe(true);
    expect(hasMore(make, { Kia: 1, Audi: 1, BMW: 1, Ford: 0 })).toBe(false);
  });
});

test.each([
  ['SRCH-14 1999 is shown', 1_999, { over: 1_999, show: 2_000 }, 1_999],
  ['SRCH-14 above it the configured count', 2_500, { over: 1_999, show: 2_000 }, 2_000],
  ['SRCH-14 or the sum of a facet', 2_500, { over: 1_999, show: 'facetSum' }, 2_400],
  ['C42 off: the index counts exactly', 2_500, null, 2_500],
] as const)('%s', (_, count, cap, shown) => {
  expect(showCount({ count, facets: { condition: { new: 400, used: 2_000 } } }, cap)).toBe(shown);
});

test.each([
  ['words may find a page full', {}, 1, 21],
  ['more than a page full', { body: ['SUV'] }, 1, 21],
  ['the rest of them', { body: ['SUV'] }, 2, 9],
  ['two values', { body: ['Ute', 'Van'] }, 1, 6],
  ['the filter with the fewest', { body: ['SUV'], fuel: ['Diesel'] }, 1, 4],
  ['a filter that the page does not count', { badge: ['GXL'] }, 1, 21],
  ['a value that came after the build', { body: ['Coupe'] }, 1, 21],
  ['a page beyond the last becomes the last', { body: ['Ute'] }, 3, 21],
])('SRCH-08 REF-16 positions are kept for what an answer may bring: %s', (_, lists, page, cards) => {
  const facets = { body: { SUV: 30, Ute: 4, Van: 2 }, fuel: { Diesel: 4 } };
  expect(expectCards({ lists, page }, { facets }, 21)).toBe(cards);
});
