import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWildcard } from '#scripts/sandbox/search/query/match-wildcard.ts';

test('a star stands for any characters, as in a regular expression', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 6 });
  fc.assert(
    fc.property(name, pattern, (one, wanted) => {
      const expected = new RegExp(`^${wanted.replaceAll('*', '.*')}$`).test(one);
      expect(createWildcard(wanted)(one)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});
