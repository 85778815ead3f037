import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '#scripts/command/failure.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { createSampleStock } from '#scripts/sandbox/sample/stock.ts';
import { readListedModels } from '#config/load/listed-models.ts';
import { importFeed, type ImportSummary } from '#scripts/stock/import.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { parseMapping } from '#scripts/stock/mapping/read.ts';
import type { Mapping } from '#scripts/stock/mapping/schema.ts';
import { importDocuments } from '#scripts/stock/index/documents.ts';
import { openCsv } from '#scripts/stock/rows/csv.ts';
import { openJsonLines } from '#scripts/stock/rows/jsonl.ts';
import { listen } from '../../listen.ts';
import { testSites } from '../../config/directory.ts';
import { unprofiled } from '../sandbox/sample/dealers.ts';

const models = readListedModels(testSites);
const folder = mkdtempSync(join(tmpdir(), 'stock-'));
const rejectsFile = join(folder, 'rejects.jsonl');
const apiKey = 'test-admin';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    apiKey,
    dataDir: join(folder, 'data'),
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const mapping = parseMapping(
  `
identity: [Title]
fields:
  year: { from: Year, clean: [number] }
  make: { from: Brand, clean: [text] }
  model: { from: Model, clean: [text] }
  name: { from: Title, clean: [text] }
  badge: { from: Title, clean: [text], without: [year, make, model] }
  car_type: { from: Kind, clean: [lower-case] }
  price: { from: Price, clean: [dollars] }
rules:
  - name: Land Rover is one make
    when: { make: Land, model: Rover }
    set: { make: Land Rover, model: { from: Title, match: 'Land Rover (Defender|Discovery)' } }
`,
  'test.yaml',
);

const header = 'Year,Brand,Model,Title,Kind,Price';
const good = '2022,MG,HS,2022 MG HS Essence,USED,"$24,990"';

async function load(
  text: string | Buffer,
  how: { mapping?: Mapping; dryRun?: boolean; name?: string } = {},
): Promise<ImportSummary> {
  const file = join(folder, how.name ?? 'feed.csv');
  writeFileSync(file, text);
  const feed = file.endsWith('.jsonl') ? openJsonLines(file, 'utf-8') : await openCsv(file, 'utf-8', ',');
  const index = how.dryRun ? null : { url: sandbox.url, apiKey };
  return importFeed({
    models,
    feed,
    file,
    mapping: how.mapping ?? mapping,
    dealer: { ...unprofiled, stock: { excludedMakes: [] } },
    index,
    rejectsFile,
    dropShare: 0.5,
    now: 1_790_000_000,
  });
}

const ask = async (path: string): Promise<string> => {
  const answer = await fetch(sandbox.url + path, { headers: { 'x-typesense-api-key': apiKey } });
  return answer.text();
};
const stored = async (): Promise<Record<string, unknown>[]> =>
  (await ask(`/collections/${unprofiled.collections.vehicles}/documents/export`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .sort((a, b) => String(a['id']).localeCompare(String(b['id'])));
const rejects = (): { line: number; reason: string }[] =>
  readFileSync(rejectsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as never);

describe('import', () => {
  test('a row becomes a vehicle of this dealer, found under the alias', async () => {
    const summary = await load(`${header}\r\n${good}\r\n`);
    expect(summary).toMatchObject({ read: 1, imported: 1, rejected: 0 });
    expect(await stored()).toMatchObject([
      {
        name: '2022 MG HS Essence', badge: 'Essence', price: 24990, car_type: 'used', status: 'in_stock',
        make_model: 'MG > HS', dealership_slug: 'test-toyota', slug: expect.stringMatching(/^2022-mg-hs-essence-[0-9a-f]{12}$/),
      },
    ]); // oxfmt-ignore
  });

  test('the same file twice is the same stock, and one collection is left', async () => {
    const before = await stored();
    await load(`${header}\n${good}\n`);
    expect(await stored()).toEqual(before);
    const names = (JSON.parse(await ask('/collections')) as { name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith(unprofiled.collections.vehicles))).toHaveLength(1);
  });

  test.each([
    ['all pictures', '/a.jpg|/b.jpg,,9', { photos_count: 2, primary_image_url: '/a.jpg' }],
    ['all pictures and the first', '/a.jpg|/b.jpg,/b.jpg,', { photos_count: 2, primary_image_url: '/b.jpg' }],
    ['one picture', ',/b.jpg,', { photos_count: 1, primary_image_url: '/b.jpg' }],
    ['one picture and a number', ',/b.jpg,9', { photos_count: 9, primary_image_url: '/b.jpg' }],
    ['none', ',,', { photos_count: undefined, primary_image_url: undefined }],
  ])('CARD-02 of %s cards know the first, and how many there are', async (_, cells, told) => {
    const columns = 'stocknum,make,model,car_type,images,primary_image_url,photos_count';
    await load(`${columns}\nS1,MG,HS,used,${cells.replaceAll('/', 'https://p.example/')}\n`, {
      mapping: createDefaultMapping(),
    });
    const [vehicle] = await stored();
    const { primary_image_url: first } = told;
    expect(vehicle?.['photos_count']).toBe(told.photos_count);
    expect(vehicle?.['primary_image_url']).toBe(first && `https://p.example${first}`);
  });

  test('an own slug longer than an index reads is told with its limit; one that is made of a long name is cut', async () => {
    const columns = 'stocknum,make,model,name,car_type,slug';
    const long = 'word-'.repeat(60).slice(0, -1);
    const name = 'Long '.repeat(39).trim();
    const rows = [`S1,MG,HS,MG HS,used,${long}`, `S2,MG,HS,${name},used,`, `S2-b,MG,HS,${name},used,`];
    await load(`${columns}\n${rows.join('\n')}\n`, { mapping: createDefaultMapping() });
    const kept = (await stored()).map(({ slug }) => String(slug));
    expect(kept.map((slug) => slug.length <= 120 && /^(long-)+(lon?g?-)?s2(-b)?$/.test(slug))).toEqual([
      true,
      true,
    ]);
    expect(new Set(kept).size).toBe(2);
    expect(rejects()[0]?.reason).toContain('expected at most 120 characters, found 299');
  });

  test.each(['vin', 'location_id', 'stocknum'])(
    'FORM-01 a %s that no enquiry could carry is unknown, is told, and costs no vehicle',
    async (column) => {
      const rows = [200, 201].map((length, row) => `C${row},c-${row},Kia,Rio,used,${'V'.repeat(length)}`);
      const summary = await load(`id,slug,make,model,car_type,${column}\n${rows.join('\n')}\n`, {
        mapping: createDefaultMapping(),
      });
      expect(summary).toMatchObject({ imported: 2, rejected: 0 });
      expect(summary.notes.filter(({ field }) => field === column)).toMatchObject([
        { note: 'beyond what can be, left unknown', count: 1 },
      ]);
      const [kept, left] = await stored();
      expect(kept?.[column]).toBe('V'.repeat(200));
      expect(left).not.toHaveProperty(column);
    },
  );

  test('every rejected row has its line and reason', async () => {
    const summary = await load(
      [
        header,
        good,
        '2022,MG,HS,"2022 MG HS\nExcite",USED,19990',
        'soon,MG,HS,2022 MG HS Vibe,USED,19990',
        good,
        '2022,MG,HS,too few',
        '2022,MG,HS,2022 MG HS Core,STOLEN,19990',
        '2018,Land,Rover,2018 Land Rover Range Rover,USED,1',
      ].join('\n'),
    );
    expect(summary).toMatchObject({ read: 7, imported: 2, rejected: 5 });
    expect(rejects().map(({ line, reason }) => [line, reason])).toEqual([
      [5, expect.stringContaining('year (column Year): expected a number, found "soon"')],
      [6, 'the same row as line 2'],
      [7, 'expected 6 columns, found 4'],
      [8, expect.stringContaining('car_type')],
      [9, expect.stringContaining('"Land Rover is one make" finds nothing in column Title')],
    ]);
  });

  test('a row that swallows others, which end in another way, says how many lines it has', async () => {
    const summary = await load(`${header}\r\n${good}\r\n${good}\n${good}\n${good}\r\n`);
    expect(summary).toMatchObject({ read: 2, imported: 1, rejected: 1 });
    expect(rejects()).toMatchObject([{ line: 3, reason: 'expected 6 columns, found 16 in 3 lines' }]);
  });

  test('nothing is altered in silence', async () => {
    const { notes } = await load(
      `${header}\n${good}\n2015,Land,Rover,2015 Land Rover Defender 110,USED,POA\n`,
    );
    expect(notes.map(({ field, note, count }) => `${count} ${field}: ${note}`).sort()).toEqual([
      '1 make, model: corrected by the rule "Land Rover is one make"',
      '1 price: "POA" read as unknown',
      '2 show_on_dealer_website: not in the feed, taken as true',
      '2 status: not in the feed, taken as in_stock',
    ]);
    const defender = (await stored()).find(({ make }) => make === 'Land Rover');
    expect(defender).toMatchObject({ model: 'Defender', badge: '110' });
    expect(defender).not.toHaveProperty('price');
  });

  test('DATA-02 a further figure that cannot be read is unknown, is told, and costs no vehicle', async () => {
    const feed = ['two', 'n/a', '1500-1700', '99000000', '1500'].map(
      (mass, row) => `Kia,Rio,used,A${row},${mass}`,
    );
    const summary = await load(['make,model,car_type,stocknum,kerbmass', ...feed, ''].join('\n'), {
      mapping: createDefaultMapping(),
    });
    expect(summary).toMatchObject({ imported: 5, rejected: 0 });
    expect(summary.notes.filter(({ field }) => field === 'kerbmass')).toMatchObject([
      { note: 'cannot be read, left unknown', count: 3 },
      { note: 'beyond what can be, left unknown', count: 1 },
    ]);
  });

  test.each<[string, string | Buffer, RegExp]>([
    [
      'all rows rejected',
      `${header}\n2022,MG,HS,2022 MG HS Essence,STOLEN,1\n`,
      /The only row of .* was rejected/,
    ],
    ['an empty file', '', /is empty/],
    ['a page of an error', '<html>\n<body>502 Bad Gateway</body>\n</html>\n', /begins with "<"/],
    ['a file with a header only', `${header}\n`, /has no rows/],
    ['another encoding', Buffer.from(`${header}\n2022,Citro\xebn,C4,x,USED,1\n`, 'latin1'), /not utf-8 text/],
    ['UTF-16', Buffer.from(`\uFEFF${header}`, 'utf16le'), /utf-16le/],
    ['binary data', Buffer.from([80, 75, 3, 4, 0, 0, 0, 0]), /binary/],
  ])('%s is refused and the live stock untouched', async (_, text, message) => {
    const before = await stored();
    await expect(load(text)).rejects.toThrow(message);
    expect(await stored()).toEqual(before);
  });

  test('a dry run writes nothing', async () => {
    const before = await stored();
    const summary = await load(`${header}\n${good.replace('24,990', '1,990')}\n`, { dryRun: true });
    expect(summary).toMatchObject({ read: 1, imported: 1 });
    expect(await stored()).toEqual(before);
  });

  test('JSON Lines in the shape of the index need no mapping; hidden vehicles stay out', async () => {
    const stock = createSampleStock({
      dealer: unprofiled,
      now: 1_780_000_000,
      publicUrl: 'http://127.0.0.1:8108',
    });
    const documents = stock.map((document, index) => ({ ...document, show_on_dealer_website: index > 2 }));
    const text = [...documents.map((document) => JSON.stringify(document)), '[1]', '{"id":'].join('\n');
    const summary = await load(text, { name: 'feed.jsonl', mapping: createDefaultMapping() });
    expect(summary).toMatchObject({ read: 62, rejected: 3 + 2, imported: 57 });
    expect(
      rejects()
        .filter(({ reason }) => reason === 'expected one JSON object')
        .map(({ line }) => line),
    ).toEqual([61, 62]);
  });
});

test.each([
  [
    'full',
    '{"code":503,"error":"The disk is full.","success":false}\n{"success":true}',
    'could not store all rows',
  ],
  [
    'that of a full disk in other words',
    '{"code":422,"error":"OUT_OF_DISK","success":false}\n{"success":true}',
    'OUT_OF_DISK',
  ],
  ['cut off', '{"success":true}\n', 'broke off its answer after 1 rows'],
])('an index whose answer is %s says nothing of the rows, and stops an import', async (_, lines, words) => {
  const server = createServer((_request, response) => response.end(lines));
  const url = await listen(server);
  try {
    await expect(importDocuments({ url, apiKey }, 'vehicles', [{}, {}])).rejects.toThrow(words);
  } finally {
    server.close();
  }
});

test.each([
  ['a feed with bad rows', '/dev/full', '2022,MG,HS,,USED,x\n'.repeat(2_000)],
  ['a sound feed', 'full.csv', `${good}\n`],
])(
  'a full disk of the file for rejected rows of %s is told in one line, and what is live stays',
  async (_, name, rows) => {
    const before = await stored();
    const file = join(folder, 'bad.csv');
    writeFileSync(file, `${header}\n${rows}`);
    const feed = await openCsv(file, 'utf-8', ',');
    const rejected = name === '/dev/full' ? name : join(folder, name);
    if (rejected !== name) symlinkSync('/dev/full', rejected);
    const settings = { models, feed, file, mapping, dealer: { ...unprofiled, stock: { excludedMakes: [] } } };
    const index = { url: sandbox.url, apiKey };
    const loading = importFeed({ ...settings, index, rejectsFile: rejected, dropShare: null, now: 1 });
    await expect(loading).rejects.toThrow(
      `The file for rejected rows, ${rejected}, cannot be written: ENOSPC`,
    );
    await expect(loading).rejects.toBeInstanceOf(Failure);
    expect(await stored()).toEqual(before);
  },
);

test('no reason is said to be in a file that a full disk did not take', async () => {
  const file = join(folder, 'one-bad.csv');
  writeFileSync(file, `${header}\n2022,MG,HS,,USED,x\n`);
  const { rows, ...feed } = await openCsv(file, 'utf-8', ',');
  // All at once: nobody waits for the feed, in which time the disk would have said no.
  const read = await Readable.from(rows).toArray();
  const loading = importFeed({
    ...{ models, file, mapping, dealer: { ...unprofiled, stock: { excludedMakes: [] } }, index: null },
    ...{ feed: { ...feed, rows: Readable.from(read) }, rejectsFile: '/dev/full', dropShare: null, now: 1 },
  });
  await expect(loading).rejects.toThrow('The file for rejected rows, /dev/full, cannot be written: ENOSPC');
});
