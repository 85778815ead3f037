import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from '#scripts/command/watch-folders.ts';
import { measure } from '../../attack/processor.ts';

let root: string;
let unwatch: () => void;
const told = new Set<string>();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(root, 'dealers', '_groups'), { recursive: true });
  told.clear();
  unwatch = watchFolders(join(root, 'dealers'), (name) => void told.add(name));
});
afterEach(() => {
  unwatch();
  rmSync(root, { recursive: true });
});

const groups = (): string => join(root, 'dealers', '_groups');
const expectTold = (name: string): Promise<void> =>
  vi.waitFor(() => expect(told.has(name), name).toBe(true), { timeout: 5_000 });

test('a file in a new folder is told, and what changes there later', async () => {
  mkdirSync(join(root, 'dealers', 'a', 'pages'), { recursive: true });
  writeFileSync(join(root, 'dealers', 'a', 'pages', 'one.md'), '');
  await expectTold('one.md');
  writeFileSync(join(root, 'dealers', 'a', 'pages', 'two.md'), '');
  await expectTold('two.md');
});

test.each<[string, (at: number) => void]>([
  [
    'put in its place',
    () => {
      cpSync(groups(), join(root, 'next'), { recursive: true });
      renameSync(groups(), join(root, 'former'));
      renameSync(join(root, 'next'), groups());
      rmSync(join(root, 'former'), { recursive: true });
    },
  ],
  [
    'taken away and made anew at once',
    (at) => {
      rmSync(groups(), { recursive: true });
      mkdirSync(groups());
      writeFileSync(join(groups(), `made-${at}.yaml`), '');
    },
  ],
])('a folder that is %s is followed, each time', async (_, replace) => {
  for (let at = 0; at < 12; at += 1) {
    replace(at);
    await wait(at % 3 === 0 ? 0 : 120);
    writeFileSync(join(groups(), `later-${at}.yaml`), '');
    await expectTold(`later-${at}.yaml`);
  }
});

test('thousands of files that come at once keep nobody waiting', async () => {
  mkdirSync(join(root, 'dealers', 'a'));
  await wait(200);
  for (let at = 0; at < 3_000; at += 1) writeFileSync(join(root, 'dealers', 'a', `${at}.md`), '');
  const spent = await measure(async () => {
    await expectTold('2999.md');
    await wait(500);
  });
  expect(spent).toBeLessThan(1_000);
});
