import { expect, test } from 'vitest';
import { readWholeVin } from '#domain/vehicle/facts/vin.ts';

test.each([
  ['JTMHX3JH90N000001', 'JTMHX3JH90N000001'],
  ['jtmhx3jh90n000001', 'JTMHX3JH90N000001'],
  ['LGXCE4CC5R0000012', 'LGXCE4CC5R0000012'],
])('RSV-01 %s names one vehicle', (vin, whole) => {
  expect(readWholeVin(vin)).toBe(whole);
});

test.each([
  [null],
  [''],
  ['N/A'],
  ['JTMHX3JH90N0001'],
  ['JTMHX3JH9ON000001'],
  ['LGXXXXXXXXXXXXXXX'],
  ['XXXXXXXXXXXXX1234'],
  ['12345678901234567'],
  ['00000000000000000'],
  ['JTMHX3JH90N******'],
])('%s may be that of several', (vin) => {
  expect(readWholeVin(vin)).toBeNull();
});
