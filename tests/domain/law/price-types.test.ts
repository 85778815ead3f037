import { expect, test } from 'vitest';
import { findPriceBasis, readPriceType } from '#domain/law/price-types.ts';

test.each<[string | null, string | null]>([
  ['drive_away', 'drive_away'],
  ['estimated_drive_away', 'estimated_drive_away'],
  ['excluding_government_charges', 'excluding_government_charges'],
  ['Drive Away', 'drive_away'],
  ['DRIVEAWAY, no more to pay!', 'drive_away'],
  ['Est. Drive Away', 'estimated_drive_away'],
  ['Excl. Govt. Charges*', 'excluding_government_charges'],
  ['EGC', 'excluding_government_charges'],
  ['plus on-road costs', 'excluding_government_charges'],
  ['all on-road costs included', 'drive_away'],
  ['from', null],
  ['Special price', null],
  ['', null],
  [null, null],
])('LEGAL 1 a price with the words %j holds what %j says', (words, basis) => {
  expect(findPriceBasis(words)).toBe(basis);
});

test('LEGAL 1 words of on-road costs state no price type: a new vehicle with them shows no price', () => {
  expect(readPriceType('plus on-road costs')).toBeNull();
});
