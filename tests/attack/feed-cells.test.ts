import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanerNames, cleaners } from '#scripts/stock/clean/table.ts';
import { openCsv } from '#scripts/stock/rows/csv.ts';
import { expectWithin } from './processor.ts';

/*
 * Cells of a feed of many signs, which kept an import busy for hours: one of 60,000 blanks before something that is no unit.
 */

const signs = [
  ' ',
  '\t',
  '\u00a0',
  '0',
  '1,',
  '1.',
  '-',
  ',',
  ', ',
  ';',
  '|',
  'a',
  ' /',
  '/ ',
  '. ',
  'km',
  'l',
  '(',
];
const most = 20_000;
/** Milliseconds of processor time for all cells of one cleaner. */
const patience = 1_000;

test.each(cleanerNames)('%s reads cells of any signs at once', async (name) => {
  const readAll = (): void => {
    for (const sign of signs)
      for (const [opening, end] of [
        ['', 'x'],
        ['1', 'x'],
        ['a', ', NSW x'],
      ])
        try {
          cleaners[name](`${opening}${sign.repeat(most / sign.length)}${end}`, 'km');
        } catch (error) {
          expect(error).toHaveProperty('name', 'UnreadableValue');
        }
  };
  await expectWithin(patience, readAll);
});

test('what they read is what they have always read', () => {
  const read = (name: (typeof cleanerNames)[number], text: string): unknown =>
    cleaners[name](text, 'km').value;
  expect(read('kilometres', ' 5,595  km ')).toBe(5595);
  expect(read('kilometres', '5595kms.')).toBe(5595);
  expect(read('litres-per-100-km', '8.7 L / 100 km')).toBe(8.7);
  expect(read('kilowatts', '150  kW')).toBe(150);
  expect(read('kilograms', '3,500 kgs')).toBe(3500);
  expect(read('doors', ' 4 Doors')).toBe(4);
  expect(read('suburb', ' Palm Beach , Gold Coast , qld ')).toBe('Palm Beach , Gold Coast');
  expect(read('state', 'Caringbah,nsw')).toBe('NSW');
  for (const text of [', NSW', 'Caringbah', 'Caringbah, NZ'])
    expect(() => cleaners.suburb(text)).toThrow('expected "Suburb, STATE"');
});

test('a first line of 150,000 names is read at once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'columns-'));
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, `${Array.from({ length: 150_000 }, (_, at) => at.toString(36)).join(',')}\n`);
  await expectWithin(3_000, async () => {
    const { columns } = await openCsv(file, 'utf-8', ',');
    expect(columns).toHaveLength(150_000);
  });
  rmSync(folder, { recursive: true });
});

test.each([
  ['nothing but delimiters', ','.repeat(100_000), 60],
  ['empty cells in quotes', '"",'.repeat(30_000), 60],
  ['delimiters, with lines in quotes between them', `"\n",${','.repeat(100_000)}`, 60],
])('a row without an end, of %s, is refused in words before it fills the memory', async (_, piece, times) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'endless-'));
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, `make,model\n${piece.repeat(times)}`);
  const { rows } = await openCsv(file, 'utf-8', ',');
  const read = async (): Promise<void> => {
    for await (const row of rows) expect(row).toBeDefined();
  };
  await expect(read()).rejects.toThrow(/feed\.csv has a row of more than 4000000 characters near line/);
  rmSync(folder, { recursive: true });
});

test('a long file of short rows, or of empty ones, is read to its end', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'long-'));
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, `make,model\n${'Kia,Rio\n'.repeat(100_000)}${'\n'.repeat(5_000_000)}Kia,Rio\n`);
  const { rows } = await openCsv(file, 'utf-8', ',');
  let found = 0;
  // As slow as an import that judges each row: pieces of the file wait for it.
  for await (const row of rows) {
    found += 'values' in row ? 1 : 0;
    if (found % 10_000 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(found).toBe(100_001);
  rmSync(folder, { recursive: true });
});
