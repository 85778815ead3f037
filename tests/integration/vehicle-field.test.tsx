import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Field, Fields } from '#domain/vehicle/fields/field.ts';
import type { CardVehicle, Vehicle } from '#domain/vehicle/vehicle.ts';

/** The row that this test adds, and what one feed says of it. */
const row = {
  name: 'holding_deposit',
  kind: 'dollars',
  index: 'facet',
  card: true,
  exported: true,
  limits: [100, 5_000],
} as const satisfies Field;
const property = 'holdingDeposit';
const feed = `id,make,model,year,car_type,km,holding_deposit
a,Kia,Carnival,2022,used,31000,$700
b,Kia,Rio,2020,used,52000,
c,Kia,Picanto,2021,used,9000,"$6,000"
`;

type Shown = Record<typeof property, number | null>;
const read = (vehicle: CardVehicle): number | null => (vehicle as CardVehicle & Shown)[property];

// One row of the table …
vi.mock(import('#domain/vehicle/fields/live.ts'), async (original) => {
  const { liveTable } = await original();
  const added: Fields = { ...liveTable, [property]: row };
  return { liveTable: added as typeof liveTable };
});
// … and the parts that show it.
vi.mock(import('#parts/listing/CardFacts.tsx'), () => ({
  CardFacts: ({ vehicle }) => <p>{`deposit of ${read(vehicle)}`}</p>,
}));
vi.mock(import('#parts/vehicle/KeyFacts.tsx'), () => ({
  KeyFacts: ({ vehicle }) => <p>{`deposit of ${read(vehicle)}`}</p>,
}));

const { createCatalogue } = await import('#catalogue/create-catalogue.ts');
const { createFirstPage } = await import('#catalogue/listing/first-page.ts');
const { differs } = await import('#domain/vehicle/live-fields.ts');
const { Listing } = await import('#islands/listing/Listing.tsx');
const { KeyFacts } = await import('#parts/vehicle/KeyFacts.tsx');
const { createPublicStock } = await import('#routes/machines/public-stock.ts');
const { startSandbox } = await import('#scripts/sandbox/server.ts');
const { importFeed } = await import('#scripts/stock/import.ts');
const { createDefaultMapping } = await import('#scripts/stock/mapping/default.ts');
const { openCsv } = await import('#scripts/stock/rows/csv.ts');
const { fetchLiveFields } = await import('#services/vehicle/live-fields.ts');
const { fetchVehicles } = await import('#services/vehicle/vehicles.ts');
const { createVehicleSearch } = await import('#services/search/typesense.ts');
const { readHits } = await import('#stores/listing/live-search.ts');
const { listing } = await import('../islands/site.ts');
const { unprofiled } = await import('../scripts/sandbox/sample/dealers.ts');
const { fixtureTarget } = await import('./fixture-target.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'vehicle-field-'));
const apiKey = 'test-admin';
const collection = unprofiled.collections.vehicles;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let stock: readonly Vehicle[];

const ask = async (path: string): Promise<string> => {
  const answer = await fetch(sandbox.url + path, { headers: { 'x-typesense-api-key': apiKey } });
  return answer.text();
};
const endpoint = () => ({
  ...listing.site.search,
  port: Number(new URL(sandbox.url).port),
  key: apiKey,
  collections: { ...listing.site.search.collections, vehicles: collection },
});
const write = (text: string): string => {
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, text);
  return file;
};
const rejectsFile = path.join(folder, 'rejects.jsonl');
const load = async (text: string) => {
  const file = write(text);
  return importFeed({
    feed: await openCsv(file, 'utf-8', ','),
    file,
    mapping: createDefaultMapping(),
    dealer: { ...unprofiled, stock: { excludedMakes: [] } },
    models: () => [],
    index: { url: sandbox.url, apiKey },
    rejectsFile,
    dropShare: null,
    now: 1_790_000_000,
  });
};

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir: folder });
  expect(await load(feed)).toMatchObject({ imported: 2, rejected: 1, unread: [] });
  const lines = (await ask(`/collections/${collection}/documents/export`)).split('\n').filter(Boolean);
  const { site } = fixtureTarget('alpha', []);
  const dealer = { ...site, presets: [], maps: null };
  const documents = { vehicles: lines.map((line) => JSON.parse(line) as unknown), offers: [], parts: [] };
  const { catalogue, problems } = createCatalogue(dealer, documents, 1_790_000_000);
  expect(problems.filter((problem) => problem.includes('left out'))).toEqual([]);
  stock = catalogue.vehicles;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const [withIt, without] = ['deposit of 700', 'deposit of null'];

test('DATA-01 a field of one row comes from the feed into the index, within its limits', async () => {
  expect(readFileSync(rejectsFile, 'utf8')).toContain(
    'holding_deposit (column holding_deposit): expected whole dollars from 100 to 5,000',
  );
  const query = new URLSearchParams({ q: '*', filter_by: `${row.name}:<=700`, facet_by: row.name });
  const answer = JSON.parse(await ask(`/collections/${collection}/documents/search?${query}`)) as {
    found: number;
    facet_counts: { counts: { value: string; count: number }[] }[];
  };
  expect(answer.found).toBe(1);
  expect(answer.facet_counts[0]?.counts).toMatchObject([{ value: '700', count: 1 }]);
});

test('… from the index into the page of the vehicle and stock.json', () => {
  const pages = stock.map((vehicle) =>
    renderToString(<KeyFacts vehicle={vehicle} location={null} messages={{}} />),
  );
  expect(pages.map((page) => page.includes(withIt))).toEqual([true, false]);
  const { site } = fixtureTarget('alpha', []);
  const { vehicles } = createPublicStock({ vehicles: [...stock], readAt: 1_790_000_000 }, site);
  expect(vehicles).toMatchObject([{ [property]: 700 }, { [property]: null }]);
});

test('… into listings as they are built, by way of what the page carries', () => {
  const { site, fixed } = listing;
  const built = createFirstPage(stock, site.listing, fixed);
  const carried = JSON.parse(JSON.stringify({ ...listing, built })) as typeof listing;
  const html = renderToString(<Listing {...carried} />);
  expect(html).toContain(withIt);
  expect(html).toContain(without);
});

test('… into the hits of a live listing, and into whatever asks for whole vehicles', async () => {
  const { results } = await createVehicleSearch(endpoint()).search([{ indexName: collection }]);
  const [{ hits }] = results as [{ hits: object[] }];
  expect(readHits(hits).map(read).sort()).toEqual([700, null]);
  expect((await fetchVehicles(endpoint(), 'id', ['a', 'b'])).map(read).sort()).toEqual([700, null]);
});

test('VDP-30 … and a page that was built with another value finds out', async () => {
  const built = stock.find(({ id }) => id === 'a');
  if (!built) throw new Error('no vehicle');
  const now = await fetchLiveFields(endpoint(), 'a');
  expect(now && differs(built, now)).toBe(false);
  await load(feed.replace('$700', '$800'));
  const later = await fetchLiveFields(endpoint(), 'a');
  expect(later && differs(built, later)).toBe(true);
});
