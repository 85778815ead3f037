import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinEither, splitEither } from '#domain/search/either.ts';

test.each([
  ['Tow Bar', ['Tow Bar']],
  ['Tow Bar~or~Canopy', ['Tow Bar', 'Canopy']],
  ['~or~Canopy~or~', ['Canopy']],
  ['~or~', ['~or~']],
  ['', ['']],
])('the choice %j is any of %j', (choice, values) => {
  expect(splitEither(choice)).toEqual(values);
});

test('choices that are joined stay what they were, each once', () => {
  expect(joinEither(['Tow Bar~or~Canopy', 'Canopy', 'Sunroof'])).toBe('Tow Bar~or~Canopy~or~Sunroof');
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), (values) => {
      fc.pre(values.every((value) => !value.includes('~')));
      expect(splitEither(joinEither(values))).toEqual(values);
    }),
  );
});
