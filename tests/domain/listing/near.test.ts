import { describe, expect, test } from 'vitest';
import { sortByDistance } from '#domain/listing/near.ts';
import { isPostcode } from '#domain/location/postcode.ts';

describe('FORM-13 a postcode is four digits', () => {
  test.each([
    ['4163', true],
    ['0800', true],
    ['', false],
    ['416', false],
    ['41633', false],
    ['4,163', false],
    ['4163 ', false],
    ['QLD4', false],
    ['４１６３', false],
  ])('%j: %s', (text, valid) => expect(isPostcode(text)).toBe(valid));
});

test('LOC-09 locations come nearest first, those without a location last', () => {
  const brisbane = { latitude: -27.47, longitude: 153.03 };
  const locations = [
    { name: 'Nowhere', postcode: '', point: null },
    { name: 'Perth', postcode: '6000', point: { latitude: -31.95, longitude: 115.86 } },
    { name: 'Brisbane', postcode: '4000', point: brisbane },
    { name: 'Cleveland', postcode: '4163', point: { latitude: -27.5247, longitude: 153.2653 } },
  ];
  expect(sortByDistance(locations, brisbane)).toEqual([
    { name: 'Brisbane', kilometres: 0 },
    { name: 'Cleveland', kilometres: 24 },
    { name: 'Perth', kilometres: 3607 },
    { name: 'Nowhere', kilometres: null },
  ]);
});
