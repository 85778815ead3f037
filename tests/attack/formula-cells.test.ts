import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRejects } from '#scripts/stock/rejects.ts';
import { openCsv } from '#scripts/stock/rows/csv.ts';

/* What a feed says is opened by whoever corrects its rejected rows, in a program that carries formulas out. */

const folder = mkdtempSync(join(tmpdir(), 'formula-'));
afterAll(() => rmSync(folder, { recursive: true }));

const formulas = [
  ...['=HYPERLINK("https://else.example","x")', '=1+1', '@SUM(1)', '+cmd|"/c calc"!A1', '-2+3+cmd|x!A1'],
  ...['\t=1+1', '\r=1+1', '=\n1', '-A1', '+A1'],
];
const texts = ['-1', '+61 412 345 678', '-37.81', '(03) 5550 1234', "'quoted'", 'a=b', '', "o'clock", '-'];
const cells = [...formulas, ...texts];
const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function reject(feed: string): Promise<{ text: string; rows: string[][] }> {
  const [from, to] = [join(folder, 'feed.csv'), join(folder, 'rejected.csv')];
  writeFileSync(from, feed);
  const read = await openCsv(from, 'utf-8', ',');
  const rejects = await createRejects(to, read);
  for await (const row of read.rows) await rejects.write(row, '=reason');
  await rejects.close();
  const rows: string[][] = [];
  for await (const row of (await openCsv(to, 'utf-8', ',')).rows)
    rows.push('values' in row ? Object.values(row.values).map(String) : []);
  return { text: readFileSync(to, 'utf8'), rows };
}

test('a rejected cell is no formula, and is read again as it was', async () => {
  const { text, rows } = await reject(`=name,b\n${cells.map((cell) => `${quote(cell)},x`).join('\n')}\n`);
  expect(rows.map(([cell]) => cell)).toEqual(cells);
  expect(text).not.toMatch(/(?:^|[,\n"])[=@\t\r+-](?![\d\s().,-]*[",\n])/);
});

test('nor is one of a row that is none', async () => {
  const { text } = await reject('a,b\n=1+1,=2+2,=3+3\n');
  expect(text).not.toMatch(/(?:^|[,\n])=/);
});
