import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAlbedo, resolvePaint } from '#scripts/sandbox/images/colours.ts';

test.each([
  ['Glacier White', '#f4f6f6'],
  ['glacier-white', '#f4f6f6'],
  ['Silver Sky', '#b4b7ba'],
  ['Graphite', '#383b3f'],
  ['Graphite Gray (Metallic)', '#383b3f'],
  ['EBONY', '#08090a'],
  ['Inferno', '#bd2f14'],
  ['Inferno Orange', '#d2481a'],
  ['Midnight Blue', '#111f40'],
  ['Midnight', '#0a0e18'],
  ['Black & Red roof', '#b3101a'],
  ['Ruby Pearl', '#efede6'],
  ['Something Else', null],
  ['', null],
  ['constructor', null],
])('the paint of %j is %s', (colour, paint) => {
  expect(resolvePaint(colour)).toBe(paint);
});

test('any text has a paint that can be drawn, or none', () => {
  fc.assert(
    fc.property(fc.string(), (colour) =>
      parseAlbedo(resolvePaint(colour) ?? '#000000').every((part) => part >= 0 && part <= 1),
    ),
  );
});
