import { expect, test } from 'vitest';
import { fillRows } from '#domain/page/full-rows.ts';

test.each([
  [0, 0],
  [5, 5],
  [6, 6],
  [7, 6],
  [11, 8],
  [12, 12],
  [300, 12],
])('of %i cards %i fill their rows', (some, shown) => {
  const cards = Array.from({ length: some }, (_, index) => index);
  expect(fillRows(cards)).toEqual(cards.slice(0, shown));
});
