import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { openFeed } from '#scripts/stock/open-feed.ts';

async function readRows(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, text);
  const feed = await openFeed(file, createDefaultMapping());
  const rows: unknown[] = [];
  for await (const row of feed.rows) rows.push([row.line, 'values' in row && row.values]);
  return rows;
}

const expected = [
  [2, { a: '1', b: '2' }],
  [3, { a: '3', b: '4' }],
];

test.each([
  ['of Unix', 'a,b\n1,2\n3,4\n'],
  ['of Windows', 'a,b\r\n1,2\r\n3,4\r\n'],
  ['of old Macs', 'a,b\r1,2\r3,4\r'],
  ['of two programs, Windows first', 'a,b\r\n1,2\n3,4\n'],
  ['of two programs, Unix first', 'a,b\n1,2\r\n3,4'],
])('rows with line ends %s', async (_, text) => {
  expect(await readRows(text)).toEqual(expected);
});

test('line ends that come in two pieces of a large file are one', async () => {
  const row = `${'x'.repeat(9)},y`;
  const text = `a,b\r\n${`${row}\r\n`.repeat(20_000)}1,2\n3,4\n`;
  const read = await readRows(text);
  expect(read.length).toBe(20_002);
  expect(read.slice(-2)).toEqual([
    [20_002, expected[0]?.[1]],
    [20_003, expected[1]?.[1]],
  ]);
});
