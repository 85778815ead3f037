import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSimilar } from '#scripts/sandbox/search/match/find-similar.ts';

/** Letters added, lost, changed, or neighbours swapped: the definition, without any shortcut. */
function countTypos(word: string, wanted: string): number {
  const rows = Array.from({ length: word.length + 1 }, (_, row) =>
    Array.from({ length: wanted.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= word.length; row++)
    for (let column = 1; column <= wanted.length; column++) {
      const isSame = word[row - 1] === wanted[column - 1];
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === wanted[column - 2] && word[row - 2] === wanted[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  return at(word.length, wanted.length);
}

/** A beginning is compared when it is as long as what was typed; a shorter word as a whole. */
const countTyposOfBeginning = (word: string, wanted: string): number =>
  Math.min(
    ...Array.from({ length: word.length + 1 }, (_, length) => length)
      .filter((length) => length >= Math.min(word.length, wanted.length))
      .map((length) => countTypos(word.slice(0, length), wanted)),
  );

// Few letters, so that words share beginnings and are near each other.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 't'), minLength: 1, maxLength: 9 });

test('the walk over sorted words finds exactly the words at that many typos', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.constantFrom(1, 2),
      fc.boolean(),
      (words, wanted, cost, isPrefix) => {
        const sorted = words.sort();
        const count = isPrefix ? countTyposOfBeginning : countTypos;
        expect(findSimilar(sorted, wanted, cost, isPrefix)).toEqual(
          sorted.filter((one) => count(one, wanted) === cost),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
