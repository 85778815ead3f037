import { expect, test } from 'vitest';
import { describeListing } from '#islands/listing/describe-listing.ts';
import {
  describeChosenRange,
  describeChosenValue,
  describeValue,
} from '#islands/listing/filters/describe-choice.ts';
import { createListingText } from '#messages/listing/listing.ts';

const text = createListingText({});

test.each([
  ['model', '3', 'Model: 3'],
  ['model', '3008', 'Model: 3008'],
  ['model', 'CX-3', 'CX-3'],
  ['seats', '7', '7 seats'],
  ['make', 'Mazda', 'Mazda'],
  ['priceRange', '$10,000 - $20,000', '$10,000 - $20,000'],
] as const)('the chip of %s %s says what it is: %s', (key, value, expected) => {
  expect(describeChosenValue(key, value, text)).toBe(expected);
});

test('beside its heading a number needs no further words', () => {
  expect(describeValue('model', '3', text)).toBe('3');
});

test.each([
  ['year', { min: 2018, max: 2020 }, 'Year: 2018 – 2020'],
  ['year', { min: 2018, max: 2018 }, 'Year: 2018'],
  ['year', { min: 2018, max: null }, 'From 2018'],
  ['towing', { min: 2000, max: 3000 }, 'Braked towing: 2,000 kg – 3,000 kg'],
  ['towing', { min: 2000, max: null }, 'Tows 2,000 kg or more'],
  ['price', { min: 20_000, max: 30_000 }, '$20,000 – $30,000'],
  ['km', { min: 0, max: 30_000 }, '0 km – 30,000 km'],
] as const)('the chip of the range %s %o says what it is: %s', (key, range, expected) => {
  expect(describeChosenRange({ key }, range, text)).toBe(expected);
});

test('a listing is named by the same words, the heading once', () => {
  const state = { lists: { model: ['2', '3'] }, ranges: { year: { min: 2018, max: 2020 } }, query: '' };
  expect(describeListing(state as never, text)).toEqual(['Model: 2, 3', 'Year: 2018 – 2020']);
});
