import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { refuseUnknownColumns } from '#scripts/stock/columns.ts';
import { readListedModels } from '#config/load/listed-models.ts';
import { importFeed, type ImportSummary } from '#scripts/stock/import.ts';
import { countDocuments, listCollections } from '#scripts/stock/index/collections.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { parseMapping } from '#scripts/stock/mapping/read.ts';
import type { Mapping } from '#scripts/stock/mapping/schema.ts';
import { openFeed } from '#scripts/stock/open-feed.ts';
import { formatSummary } from '#scripts/stock/summary.ts';
import { testSites } from '../../config/directory.ts';
import { unprofiled } from '../sandbox/sample/dealers.ts';

const models = readListedModels(testSites);
const folder = mkdtempSync(join(tmpdir(), 'real-feeds-'));
const apiKey = 'test-admin';
const alias = unprofiled.collections.vehicles;
/** In 2026. */
const now = 1_790_000_000;
let sandbox: Sandbox;

beforeAll(async () => {
  const dataDir = join(folder, 'data');
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

interface How {
  mapping?: Mapping;
  name?: string;
  rejects?: string;
  live?: boolean;
  dropShare?: number | null;
}

async function load(text: string | Buffer, how: How = {}): Promise<ImportSummary> {
  const {
    mapping = createDefaultMapping(),
    name = 'feed.csv',
    rejects = 'rejects.csv',
    dropShare = 0.5,
  } = how;
  const file = join(folder, name);
  writeFileSync(file, text);
  return importFeed({
    models,
    feed: await openFeed(file, mapping),
    file,
    mapping,
    dealer: { ...unprofiled, url: 'https://test.example', stock: { excludedMakes: ['holden'] } },
    index: how.live ? { url: sandbox.url, apiKey } : null,
    rejectsFile: join(folder, rejects),
    dropShare,
    now,
  });
}

const header = 'stocknum,make,model,year,car_type,price,km';
const rows = (count: number): string =>
  [header, ...Array.from({ length: count }, (_, row) => `S${row},MG,HS,2022,used,19990,1000`)].join('\n');
const said = (notes: { field: string; note: string; count: number }[]): string[] =>
  notes.map(({ field, note, count }) => `${count} ${field}: ${note}`);

describe('prices of real feeds', () => {
  test('LEGAL 1 words beside an amount answer a missing price type and never overrule a stated one', async () => {
    const { imported, notes } = await load(
      [
        'stocknum,make,model,year,car_type,price,offer_price,price_type',
        'A,MG,HS,2022,used,"$12,990 drive away",,',
        'B,MG,HS,2022,used,12990 EGC,,drive_away',
        'C,MG,HS,2022,used,"$12,990 drive away",11990,',
        'D,MG,HS,2022,used,12 990*,,',
      ].join('\n'),
    );
    expect(imported).toBe(4);
    // The rejected row is not counted among what was altered.
    expect(said(notes)).toContain('4 status: not in the feed, taken as in_stock');
    const types = said(notes).filter((note) => note.includes(' price_type:'));
    expect(types.sort()).toEqual([
      '1 price_type: not in the feed, taken from the words beside the price as drive_away',
      '1 price_type: the words beside the price say excluding_government_charges; the stated type is kept',
      '1 price_type: words beside the price not taken for the offer price',
    ]);
  });

  test('a mapping settles what dots mean', async () => {
    const mapping = (cleaner: string): Mapping =>
      parseMapping(
        `identity: [stocknum]\nfields:\n  stocknum: { from: stocknum }\n  make: { from: make }\n  model: { from: model }\n` +
          `  car_type: { from: car_type }\n  price: { from: price, clean: [dollars] }\n  km: { from: km, clean: [${cleaner}kilometres] }`,
        'dots.yaml',
      );
    const feed = `${header}\nA,MG,HS,2022,used,19990,45.000 km\nB,MG,HS,2022,used,19990,"45,000"`;
    expect(await load(feed, { mapping: mapping('') })).toMatchObject({ imported: 1, rejected: 1 });
    expect(await load(feed, { mapping: mapping('dots-are-thousands, ') })).toMatchObject({ imported: 2 });
  });
});

describe('a feed that collapses', () => {
  test('stock that falls by more than a fifth is refused before the switch; --force lets it through', async () => {
    await load(rows(200), { live: true });
    const index = { url: sandbox.url, apiKey };
    const before = await listCollections(index);
    await expect(load(rows(80), { live: true })).rejects.toThrow(
      'The last import had 200 vehicles, this one has 80 (60% less). More than 20% less is rather a broken feed, so ' +
        'what is in the index stays as it is. If this is right, import with --force.',
    );
    expect(await countDocuments(index, alias)).toBe(200);
    expect(await listCollections(index)).toEqual(before);
    await expect(load(rows(159), { live: true })).rejects.toThrow('(21% less)');
    await expect(load(rows(170), { live: true, dropShare: 0.1 })).rejects.toThrow('More than 10% less');
    await load(rows(160), { live: true });
    expect(await countDocuments(index, alias)).toBe(160);
    await load(rows(0), { live: true }).catch(() => undefined);
    expect(await countDocuments(index, alias)).toBe(160);
    await load(rows(200), { live: true });
    await load(rows(1), { live: true, dropShare: null });
    expect(await countDocuments(index, alias)).toBe(1);
  });

  test('of a few vehicles all may go, and of sample stock', async () => {
    const index = { url: sandbox.url, apiKey };
    await load(rows(5), { live: true });
    await load(rows(1), { live: true });
    expect(await countDocuments(index, alias)).toBe(1);
    const sample = rows(200)
      .split('\n')
      .map(
        (line, row) =>
          `${line},${row === 0 ? 'primary_image_url' : `${sandbox.url}/images/vehicles/suv/hero/white.jpg`}`,
      );
    await load(sample.join('\n'), { live: true });
    await load(rows(2), { live: true });
    expect(await countDocuments(index, alias)).toBe(2);
  });
});

describe('rejected rows', () => {
  test('a .csv has the columns of the feed, line and reason; corrected, it is a feed again', async () => {
    const feed = `${header}\nA,MG,"HS ""Plus"", red",20,used,19990,1000\nB,MG,HS,2022,used,19990,1000\nC,MG\nD,MG,HS,2022,used,1,2,3`;
    expect(await load(feed)).toMatchObject({ read: 4, imported: 1, rejected: 3 });
    const written = readFileSync(join(folder, 'rejects.csv'), 'utf8');
    expect(written).toBe(
      [
        `\uFEFF${header},line,reason`,
        'A,MG,"HS ""Plus"", red",20,used,19990,1000,2,"year (column year): expected a year from 1900 to 2100, found ""20"""',
        'C,MG,,,,,,4,"expected 7 columns, found 2"',
        'D,MG,HS,2022,used,1,2,5,"expected 7 columns, found 8",3',
        '',
      ].join('\n'),
    );
    const corrected = written.replace(',20,used', ',2020,used').split('\n').slice(0, 2).join('\n');
    const again = await load(corrected, { name: 'corrected.csv', rejects: 'again.csv' });
    expect(again).toMatchObject({ read: 1, imported: 1, unread: [] });
    expect(readFileSync(join(folder, 'again.csv'), 'utf8')).toBe(`\uFEFF${header},line,reason\n`);
  });

  test('it is parted as its feed, and UTF-8 whatever the feed was', async () => {
    const mapping = { ...createDefaultMapping(), delimiter: ';', encoding: 'windows-1252' };
    const feed = Buffer.from(
      `${header.replaceAll(',', ';')}\nA;Citro\xebn;C4;20;used;1;1\nB;MG;HS;2022;used;;`,
      'latin1',
    );
    await load(feed, { mapping });
    const written = readFileSync(join(folder, 'rejects.csv'), 'utf8');
    expect(written).toContain('A;Citroën;C4;20;used;1;1;2;');
    await load(written.replace(';20;', ';2020;'), {
      mapping,
      name: 'again.csv',
      rejects: 'x.jsonl',
      live: true,
      dropShare: null,
    });
    const answer = await fetch(`${sandbox.url}/collections/${alias}/documents/export`, {
      headers: { 'x-typesense-api-key': apiKey },
    });
    expect(await answer.text()).toContain('Citroën');
  });

  test('reasons are counted by kind, with the first line', async () => {
    const feed = `${header}\nA,MG,HS,20,used,1,1\nB,MG,HS,21,used,1,1\nC,${'x'.repeat(300)},HS,2022,stolen,1,1\nD,MG,HS,2022,used,,`;
    const summary = await load(feed);
    expect(summary.reasons).toEqual([
      { reason: 'year (column year): expected a year from 1900 to 2100', count: 2, line: 2 },
      {
        reason:
          'name: expected at most 200 characters; make (column make): expected at most 200 characters; car_type (column car_type): expected "new", "demo" or "used"',
        count: 1,
        line: 4,
      },
    ]);
    expect(readFileSync(join(folder, 'rejects.csv'), 'utf8')).toContain(
      `expected at most 200 characters, found 300: ""${'x'.repeat(57)}…""`,
    );
    const text = formatSummary(summary, { dealer: 'd', indexUrl: null, rejectsFile: 'r.csv' });
    expect(text).toContain('  2  year (column year): expected a year from 1900 to 2100 (first on line 2)');
  });
});

describe('columns', () => {
  test.each([
    [';', 'The columns of .*other.csv are separated by ";": write `delimiter: \';\'` in a mapping'],
    ['\t', 'The columns of .*other.csv are separated by tabs: write `delimiter: "\\\\t"` in a mapping'],
  ])('a file parted by %j is told in one sentence', async (sign, message) => {
    const text = rows(1).replaceAll(',', sign);
    await expect(load(text, { name: 'other.csv' })).rejects.toThrow(new RegExp(message));
  });

  test('a hundred columns that nobody reads are one line', async () => {
    const names = Array.from({ length: 100 }, (_, column) => `extra${column}`);
    const { unread } = await load(
      `${header},${names.join(',')}\nA,MG,HS,2022,used,1,1,${names.map(() => 'x').join(',')}`,
    );
    expect(unread).toHaveLength(100);
    const summary = { read: 1, imported: 1, rejected: 0, notes: [], doubts: [], reasons: [], unread };
    const text = formatSummary(summary, { dealer: 'd', indexUrl: null, rejectsFile: 'r' });
    expect(text.split('\n').filter((line) => line.includes('extra'))).toEqual([
      '  Columns that are not read (100): extra0, extra1, extra2, extra3, extra4, extra5, extra6, extra7 and 92 more',
    ]);
  });

  test('many columns that a mapping misses are one line, a few are explained each', () => {
    const fields = Object.fromEntries(
      ['year', 'make', 'model', 'price', 'km'].map((name) => [name, { from: name, clean: [] }]),
    );
    const mapping = { ...createDefaultMapping(), fields };
    expect(() => refuseUnknownColumns(mapping, ['x'], 'f.csv')).toThrow(
      'The mapping reads 5 columns that f.csv does not have: year, make, model, price, km.',
    );
    expect(() => refuseUnknownColumns(mapping, ['year', 'make', 'model', 'prise'], 'f.csv')).toThrow(
      /"price" that f\.csv does not have\. Did you mean prise\?\n/,
    );
  });
});

test('SRCH-04 a make that the dealer does not show is imported and told', async () => {
  const { imported, notes } = await load(
    [
      header,
      'A,HOLDEN,Astra,2017,used,9990,1000',
      'B,HOLDEN,Astra,2018,used,9990,1000',
      'C,MG,HS,2022,used,19990,1000',
    ].join('\n'),
  );
  expect(imported).toBe(3);
  expect(said(notes)).toContain('2 make: Holden has no pages (stock.excludedMakes)');
});

test('facts that are hard to believe are counted with their first line, and kept', async () => {
  const { imported, doubts } = await load(
    [
      'stocknum,make,model,year,car_type,price,km,images,status,sold_date_timestamp',
      'A,MG,HS,2031,used,19990,1000,https://a.example/1.jpg,,',
      'B,MG,HS,2026,new,19990,1001,http://a.example/1.jpg,,',
      'C,MG,HS,2022,new,19990,1000,,,',
      'D,-,HS,2022,used,99,1000,http://a.example/2.jpg,,',
      'E,MG,HS,2027,new,10,1000,,in_stock,1700000000',
    ].join('\n'),
  );
  expect(imported).toBe(5);
  expect(doubts.map(({ field, note, count, line }) => `${count} ${field}: ${note}, ${line}`)).toEqual([
    '2 images: pictures at http:// addresses, which browsers may refuse on a site with https, 3',
    '1 km: more than 1,000 km on a vehicle that is new, 3',
    '1 make: without a letter or digit, 5',
    '1 price: less than 100 dollars, 5',
    '1 sold_date_timestamp: in the past for a vehicle that is not sold: its status counts, 6',
    '1 year: after next year, 2',
    '1 year: more than 3 years ago for a vehicle that is new, 4',
  ]);
});

test('`Used` is `used`', async () => {
  const feed = [
    header,
    'A,MG,HS,2022,Used,19990,1000',
    'B,MG,HS,2022, NEW ,19990,10',
    'C,MG,HS,2022,old,19990,1000',
  ];
  const { imported, reasons } = await load(feed.join('\n'));
  expect(imported).toBe(2);
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'car_type (column car_type): expected "new", "demo" or "used"',
  ]);
});

test.each([
  ['feed.xlsx', Buffer.from('PK\u0003\u0004 and more')],
  ['feed.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['feed.csv', Buffer.from('PK\u0003\u0004 a workbook with another name')],
])('a workbook (%s) is told what to export', async (name, content) => {
  await expect(load(content, { name })).rejects.toThrow(
    `${join(folder, name)} is a workbook of Excel or another spreadsheet, not its rows. Open it, choose "Save as" (or "Export") and the type "CSV UTF-8", and import the .csv file.`,
  );
});
