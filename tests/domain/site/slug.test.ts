import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '#domain/site/slug.ts';

test.each([
  ['Toyota', 'toyota'],
  ['Mercedes-Benz C 200 Coupé', 'mercedes-benz-c-200-coupe'],
  ['CX-5', 'cx-5'],
  ["Mac's Yard", 'macs-yard'],
  ['King’s Park & Co', 'kings-park-co'],
  ['  3  ', '3'],
  ['***', ''],
])('%j becomes %j', (value, expected) => {
  expect(slugify(value)).toBe(expected);
});

test('a slug needs no escaping and stays itself', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const slug = slugify(value);
      expect(encodeURIComponent(slug)).toBe(slug);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
