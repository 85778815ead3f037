import { expect, test } from 'vitest';
import { createText } from '#messages/text.ts';

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
