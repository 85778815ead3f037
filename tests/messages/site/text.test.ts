import { expect, test } from 'vitest';
import { createCompareText } from '#messages/garage/compare.ts';
import { createListingText } from '#messages/listing/listing.ts';
import { createText } from '#messages/site/text.ts';

const words = {
  'yard.count': '{count} vehicles',
  'yard.countOne': '1 vehicle',
  'yard.seats': '{count} seats',
};

test.each([
  [1, '1 vehicle'],
  [0, '0 vehicles'],
  [12_345, '12,345 vehicles'],
  ['1', '1 vehicles'],
])('of %j vehicles it says %j', (count, said) => {
  expect(createText(words, {})('yard.count', { count })).toBe(said);
});

test("one is said in a dealer's own words, and as many where there are none for one", () => {
  expect(createText(words, { 'yard.countOne': 'a single car' })('yard.count', { count: 1 })).toBe(
    'a single car',
  );
  expect(createText(words, {})('yard.seats', { count: 1 })).toBe('1 seats');
});

test('CMP-01 REF-14 vehicles that left a comparison, and those that filters would show, are counted in words', () => {
  const compare = createCompareText({});
  expect([1, 2].map((count) => compare('compare.leftOut', { count }))).toEqual([
    'One of the vehicles is no longer listed and was left out.',
    '2 of the vehicles are no longer listed and were left out.',
  ]);
  const listing = createListingText({ 'listing.showResultsOne': 'Show it' });
  expect([0, 1, 1_200].map((count) => listing('listing.showResults', { count }))).toEqual([
    'Show 0 vehicles',
    'Show it',
    'Show 1,200 vehicles',
  ]);
});
