import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDurations } from '#scripts/build/run/durations.ts';
import { guessDurations, parseShard, takeShard } from '#scripts/build/run/shard.ts';
import type { PlannedTarget } from '#scripts/build/run/target-plan.ts';

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

describe('how long targets will take', () => {
  const targets = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, template: 'base' }) as PlannedTarget);
  const split = (known: ReadonlyMap<string, number>): string[][] =>
    [1, 2].map((index) =>
      takeShard(targets, guessDurations(targets, known), { index, count: 2 }).map(({ slug }) => slug),
    );

  test('without reports shards have the same number of targets', () => {
    expect(split(new Map()).map(({ length }) => length)).toEqual([2, 2]);
  });

  test('reports of former builds balance them by time, and what is new counts as the average', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'durations-'));
    const write = (name: string, text: string): string => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const row = (slug: string, buildSeconds: number | null) => ({ slug, template: 'base', buildSeconds });
    const reports = [
      write('1.json', JSON.stringify({ targets: [row('a', 90), row('b', 10)] })),
      write('2.json', JSON.stringify({ targets: [row('c', 20), row('d', null)] })),
      write('3.json', 'no report'),
      path.join(folder, 'none.json'),
    ];
    const known = readDurations(reports);
    expect(Object.fromEntries(known)).toEqual({ 'a/base': 90, 'b/base': 10, 'c/base': 20 });
    expect(split(known)).toEqual([['a'], ['b', 'c', 'd']]);
  });
});
