import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, takeShard } from '#scripts/build/run/shard.ts';

test.each([
  ['2/8', { index: 2, count: 8 }],
  ['1/1', { index: 1, count: 1 }],
  ['0/3', null],
  ['4/3', null],
  ['a/b', null],
  ['', null],
])('shard %j', (text, expected) => expect(parseShard(text)).toEqual(expected));

const split = (slugs: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, at) => takeShard(slugs, (slug) => slug, { index: at + 1, count }));

test('every dealer is built by exactly one machine, whoever else is there', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(),
      (slugs, count, at) => {
        const shards = split(slugs, count);
        expect(shards.flat().sort()).toEqual(slugs.toSorted());
        // One of them has a mistake in its file, or is new.
        const others = slugs.filter((_, place) => place !== at % slugs.length);
        expect(split(others, count)).toEqual(
          shards.map((shard) => shard.filter((slug) => others.includes(slug))),
        );
      },
    ),
  );
});

test('machines have about as many dealers each, and who moves to one more moves to that one alone', () => {
  const slugs = Array.from({ length: 1_000 }, (_, at) => `dealer-${at}`);
  const [four, five] = [split(slugs, 4), split(slugs, 5)];
  expect(Math.max(...four.map(({ length }) => length))).toBeLessThan(300);
  for (const [at, shard] of four.entries())
    expect(shard.filter((slug) => !five[at]?.includes(slug) && !five[4]?.includes(slug))).toEqual([]);
});
