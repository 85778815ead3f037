import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDealer } from '#scripts/stock/dealer/find-dealer.ts';
import { findSellers } from '#scripts/stock/dealer/find-sellers.ts';
import { goodDealer } from '../../../config/directory.ts';

/** What may stand in the place of another dealer's file. */
const unreadable: readonly [string, (file: string) => unknown][] = [
  ['a link to nothing', (file) => symlinkSync('nowhere', file)],
  ['a folder', (file) => mkdirSync(file)],
  ['a link to a file without end', (file) => symlinkSync('/dev/zero', file)],
  ['a pipe that nobody writes to', (file) => execFileSync('sh', ['-c', 'mkfifo "$0"', file])],
];

test.each(unreadable)('%s in the place of the file of another dealer sells nothing', async (_what, put) => {
  const directory = mkdtempSync(join(tmpdir(), 'sellers-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'bolt.yaml'), goodDealer);
  mkdirSync(join(directory, '_groups'));
  for (const file of ['acme.yaml', '_groups/pair.yaml']) put(join(directory, file));
  const bolt = await findDealer('bolt', directory);
  expect(await findSellers(bolt, directory)).toEqual([bolt]);
});
