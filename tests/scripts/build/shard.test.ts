import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, takeShard } from '#scripts/build/shard.ts';

test.each([
  ['2/8', { index: 2, count: 8 }],
  ['1/1', { index: 1, count: 1 }],
  ['0/3', null],
  ['4/3', null],
  ['a/b', null],
  ['', null],
])('shard %j', (text, expected) => expect(parseShard(text)).toEqual(expected));

test('every target is built by exactly one machine, and no machine waits for a badly split rest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      (durations, count) => {
        const works = durations.map((seconds, id) => ({ id, seconds }));
        const shards = Array.from({ length: count }, (_, index) =>
          takeShard(works, ({ seconds }) => seconds, { index: index + 1, count }),
        );
        expect(
          shards
            .flat()
            .map(({ id }) => id)
            .sort((a, b) => a - b),
        ).toEqual(works.map(({ id }) => id));
        const loads = shards.map((shard) => shard.reduce((sum, { seconds }) => sum + seconds, 0));
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(0, ...durations));
      },
    ),
  );
});
