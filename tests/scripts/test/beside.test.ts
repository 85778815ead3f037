import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runBeside } from '#scripts/test/beside.ts';

/** Names of what runs at the same time, noted whenever something begins. */
async function watch(works: [name: string, slots: number][], all: number): Promise<string[]> {
  const running = new Set<string>();
  const seen: string[] = [];
  const create = ([name, slots]: [string, number]) => ({
    slots,
    run: async () => {
      running.add(name);
      seen.push([...running].join(' '));
      await turn();
      running.delete(name);
    },
  });
  await runBeside(works.map(create), all);
  expect(running.size).toBe(0);
  return seen;
}

test('small work goes two at a time, great work alone, all in its order', async () => {
  const works: [string, number][] = [
    ['a', 1],
    ['b', 1],
    ['c', 2],
    ['d', 1],
    ['e', 2],
  ];
  expect(await watch(works, 2)).toEqual(['a', 'a b', 'c', 'd', 'e']);
});

test('one processor does one thing after the other', async () => {
  const works: [string, number][] = [
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ];
  expect(await watch(works, 1)).toEqual(['a', 'b', 'c']);
});
