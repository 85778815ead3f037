import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { readListedModels } from '#config/load/listed-models.ts';
import { importFeed, type ImportSummary } from '#scripts/stock/import.ts';
import { readMapping } from '#scripts/stock/mapping/read.ts';
import { openFeed } from '#scripts/stock/open-feed.ts';
import { testSites } from '../../config/directory.ts';
import { unprofiled } from '../sandbox/sample/dealers.ts';

const models = readListedModels(testSites);
const folder = mkdtempSync(join(tmpdir(), 'dirty-listings-'));
const apiKey = 'test-admin';
const rejectsFile = join(folder, 'rejects.jsonl');
// Invented rows with the dirt of a real feed: dashes and blanks for unknown, POA, cut makes, seats among the doors,
// double blanks, a date for a model, an almost empty row, CRLF.
const file = 'tests/scripts/stock/dirty-listings.csv';
let sandbox: Sandbox;
let summary: ImportSummary;
let documents: Record<string, unknown>[];
let stock: Map<unknown, Record<string, unknown>>;

beforeAll(async () => {
  const dataDir = join(folder, 'data');
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
  const mapping = readMapping('tests/dealers/sites/_feeds/listings-au.yaml');
  summary = await importFeed({
    models,
    feed: await openFeed(file, mapping),
    file,
    mapping,
    dealer: { ...unprofiled, url: 'https://test.example', stock: { excludedMakes: [] } },
    index: { url: sandbox.url, apiKey },
    rejectsFile,
    dropShare: 0.5,
    now: 1_790_000_000,
  });
  const answer = await fetch(
    `${sandbox.url}/collections/${unprofiled.collections.vehicles}/documents/export`,
    { headers: { 'x-typesense-api-key': apiKey } },
  );
  documents = (await answer.text()).split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  stock = new Map(documents.map((document) => [document['name'], document]));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const facts = (name: string, ...fields: string[]): unknown[] =>
  fields.map((field) => stock.get(name)?.[field] ?? null);

describe('a feed with the dirt of a real one', () => {
  test('loses the rows that cannot be read, each with its line and reason', () => {
    expect(summary).toMatchObject({ read: 16, imported: 12, rejected: 4 });
    const rejects = readFileSync(rejectsFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; reason: string });
    expect(rejects.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '8 model: the rule "Land Rover is one make" finds nothing in column Title: "2015 Land Rover Series III"',
      '15 km (column Kilometres): expected kilometres, found "ten"',
      '16 expected 18 columns, found 6',
      '17 nothing tells this vehicle from others: no id, stock number, VIN or identity columns',
    ]);
  });

  test('gets back the makes and models that it cut in half', () => {
    const named = [...stock.values()].map(({ make, model }) => `${String(make)} ${String(model)}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'Land Rover Discovery Sport',
        'Alfa Romeo Giulietta',
        'Great Wall V200',
        'Saab 9-3',
        'Toyota Kluger',
      ]),
    );
  });

  test('PRICE-02 has no price where it says POA, 0 or nothing', () => {
    expect(facts('2021 Mazda BT-50 XTR (4x4)', 'price')).toEqual([null]);
    expect(facts('2013 Great Wall V200 (4x4)', 'price')).toEqual([null]);
    expect(facts('2008 Saab 9-3 Linear', 'price')).toEqual([null]);
    expect(facts('1998 Honda NSX', 'price')).toEqual([249000]);
  });

  test.each([
    ['2021 Mazda BT-50 XTR (4x4)', 'colour', null, 'interior_colour', null, 'km', 45310],
    ['2019 Toyota Kluger GXL (4x4)', 'colour', 'White', 'interior_colour', 'Grey Cloth', 'seats', 7],
    ['2016 Nissan Navara ST-X', 'doors', null, 'seats', null, 'km', null],
    ['2022 Tesla Model 3 Long Range', 'engine_size', null, 'cylinders', null, 'simple_drive', null],
    ['1998 Honda NSX', 'engine_size', null, 'cylinders', null, 'fuelconsumptioncombined', null],
    ['2008 Saab 9-3 Linear', 'fuelconsumptioncombined', null, 'simple_body', null, 'simple_fuel', 'Petrol'],
    ['2013 Great Wall V200 (4x4)', 'city', null, 'state', null, 'simple_body', 'Ute'],
    ['2020 Ford Transit 350L', 'simple_body', 'Van', 'interior_colour', 'Black Leather Cloth', 'doors', 4],
  ])('%s has facts, or none where the feed does not know', (name, ...pairs) => {
    for (let at = 0; at < pairs.length; at += 2) {
      const [field, value] = pairs.slice(at, at + 2);
      expect({ [String(field)]: facts(name, String(field))[0] }).toEqual({ [String(field)]: value });
    }
  });

  test('keeps both of two vehicles that only their prices tell apart', () => {
    expect(summary.notes).toContainEqual(
      expect.objectContaining({
        field: 'id',
        note: 'the identity of an earlier row, told apart by the rest of the row',
        count: 1,
      }),
    );
    expect(documents.filter(({ model }) => model === 'Seltos').map(({ price }) => price)).toEqual(
      expect.arrayContaining([31990, 32490]),
    );
  });
});
