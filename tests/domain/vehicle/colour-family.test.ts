import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourFamilies, findColourFamily } from '#domain/vehicle/colour-family.ts';

test.each([
  ['Glacier White', 'White'],
  ['WHITE', 'White'],
  ['Crystal Pearl', 'White'],
  ['Steel Grey', 'Grey'],
  ['Gun-Metal Gray', 'Grey'],
  ['Graphite', 'Grey'],
  ['Graphite Blue', 'Blue'],
  ['Black Blue', 'Blue'],
  ['Blue/Black', 'Black'],
  ['GREY (Metallic)', 'Grey'],
  ['Maroon', 'Red'],
  ['Rosé Gold', 'Gold'],
  ['Ebony', 'Black'],
  ['Redwood', null],
  ['Unlisted', null],
  ['', null],
  [null, null],
])('%s is %s', (paint, family) => {
  expect(findColourFamily(paint)).toBe(family);
});

test('every family is found by its own name, whatever stands before it', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...colourFamilies), (paint, family) => {
      expect(findColourFamily(`${paint} ${family}`)).toBe(family);
    }),
  );
});
