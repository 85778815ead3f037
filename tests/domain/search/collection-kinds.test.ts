import { expect, test } from 'vitest';
import { collectionKinds, needsSearch } from '#domain/search/collection-kinds.ts';

test('SRCH-23 few offers and models have neither search nor filters, until an address narrows them', () => {
  const { offers, parts, models } = collectionKinds;
  expect([6, 7].map((total) => needsSearch(offers, total, false))).toEqual([false, true]);
  expect([8, 9].map((total) => needsSearch(models, total, false))).toEqual([false, true]);
  expect(needsSearch(parts, 1, false)).toBe(true);
  expect(needsSearch(offers, 1, true)).toBe(true);
});
