import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { explainUnfit } from '#config/load/unfit-file.ts';

/*
 * Files of one dealer that keep whoever reads them waiting for ever, or cannot be read.
 */

const folder = mkdtempSync(join(tmpdir(), 'odd-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const makePipe = (file: string) => execFileSync('sh', ['-c', 'mkfifo "$0"', file]);

test('a pipe is told before anybody waits for its end, and a file of 3 GB by its name', async () => {
  const [pipe, large, plain] = ['pipe.md', 'large.jpg', 'plain.md'].map((name) => join(folder, name));
  makePipe(pipe ?? '');
  for (const file of [large, plain]) writeFileSync(file ?? '', 'x');
  truncateSync(large ?? '', 3 * 1024 ** 3);
  expect(explainUnfit(pipe ?? '', folder)).toMatch(/^is a pipe/);
  expect(explainUnfit(large ?? '', folder)).toMatch(/^has more than 2 GB/);
  expect(explainUnfit(plain ?? '', folder)).toBeNull();
});

test.each(['pages/a.md', 'yard.jpg'])('%s that is a pipe is a fault of its dealer alone', async (name) => {
  const dealers = join(folder, name.replaceAll(/\W/g, '-'));
  mkdirSync(join(dealers, 'odd', 'pages'), { recursive: true });
  for (const slug of ['odd', 'sound'])
    writeFileSync(join(dealers, `${slug}.yaml`), `name: ${slug}\nurl: https://www.${slug}.example\n`);
  makePipe(join(dealers, 'odd', name));
  const { issues } = await loadDealers({ directory: dealers });
  const told = issues.filter(({ message }) => message.includes('is a pipe'));
  expect(told.map(({ dealer }) => dealer)).toEqual(['odd']);
});
