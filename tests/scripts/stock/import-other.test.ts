import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseOffer } from '#services/wire/offer.ts';
import { createOffersFilter } from '#domain/search/collection-filter.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import type { OtherKind } from '#scripts/stock/complete-other.ts';
import { importOther } from '#scripts/stock/import-other.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { formatSummary } from '#scripts/stock/summary.ts';
import { openFeed } from '#scripts/stock/open-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-other-'));
const rejectsFile = join(folder, 'rejects.jsonl');
const apiKey = 'test-admin';
const dealer = {
  dealershipId: 'own',
  collections: { offers: 'offers_own', parts: 'parts_own', reviews: 'reviews_own' },
};
const noon = Date.UTC(2026, 10, 21, 2) / 1000;
let sandbox: Sandbox;
beforeAll(async () => {
  const dataDir = join(folder, 'data');
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function load(
  kind: OtherKind,
  name: string,
  text: string,
  dropShare: number | null = 0.5,
  to = rejectsFile,
) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const feed = await openFeed(file, createDefaultMapping());
  const index = { url: sandbox.url, apiKey };
  return importOther({ kind, feed, file, dealer, index, rejectsFile: to, dropShare, now: noon });
}

async function find(collection: string, filter = ''): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({
    q: '*',
    query_by: 'name',
    per_page: '50',
    ...(filter ? { filter_by: filter } : {}),
  });
  const answer = await fetch(`${sandbox.url}/collections/${collection}/documents/search?${query}`, {
    headers: { 'x-typesense-api-key': apiKey },
  });
  const { hits } = (await answer.json()) as { hits: { document: Record<string, unknown> }[] };
  return hits.map(({ document }) => document);
}

describe('npm run stock -- import --kind', () => {
  test('ROUTE-16 parts from CSV: text is read as numbers and truths, wrong rows are named', async () => {
    const total = await load(
      'parts',
      'parts.csv',
      'id,name,category,price,price_type,in_stock\n1,Mats,Interior,"$1,095",incl. GST,yes\n2,,Interior,5,,no\n3,Tyre,Tyres,,,no\n1,Again,Tyres,9,,no\n',
    );
    expect(total).toMatchObject({ read: 4, imported: 2, rejected: 2, unread: [] });
    expect(total.reasons.map(({ reason, count, line }) => `${count} ${reason}, ${line}`)).toEqual([
      '1 name is missing, 3',
      '1 the id 1 was used before, 5',
    ]);
    const [mats] = await find('parts_own', 'category:=Interior');
    expect(mats).toMatchObject({ name: 'Mats', price: 1_095, in_stock: true, dealership_id: 'own' });
    const rejects = readFileSync(rejectsFile, 'utf8');
    expect(rejects).toContain('"line":3');
    expect(rejects).toContain('the id 1 was used before');
  });

  test('SRCH-23 OFFR-04 offers from JSON Lines run on their days, without the scripts of their HTML', async () => {
    const lines = [
      {
        id: 'a',
        name: 'Now',
        starts_on: '2026-11-01',
        ends_on: '2026-11-30',
        description: '<p>Yes</p><script>x</script>',
      },
      { id: 'b', name: 'Over', ends_on: '2026-11-20' },
      { id: 'c', name: 'Always' },
      { id: 'e', name: 'Elsewhere', excluded_website_ids: [3051, 'own'] },
      { id: 'd', name: 'Wrong', ends_on: 'Christmas' },
    ];
    const total = await load('offers', 'offers.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(total).toMatchObject({ read: 5, imported: 4, rejected: 1 });
    const filter = createOffersFilter(
      { websiteId: 'own', slug: 'own', dealershipIds: ['own'], timezone: 'Australia/Brisbane' },
      noon,
    );
    const running = await find('offers_own', filter);
    expect(running.map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(running.find(({ id }) => id === 'a')?.['sanitized_description']).toBe('<p>Yes</p>');
  });

  test('ROUTE-17 an offer whose id cannot stand in an address is rejected, and told what can', async () => {
    const ids = [
      'winter-sale_2026.v1~(2)!',
      '.hidden',
      'Winter sale 2026',
      'é',
      '{name}',
      '[a]',
      'a&b',
      '+',
      '..',
      'a/b',
    ];
    const lines = ids.map((id) => JSON.stringify({ id, name: 'Sale' }));
    const total = await load('offers', 'ids.jsonl', lines.join('\n'));
    expect(total).toMatchObject({ imported: 1, rejected: ids.length - 1 });
    expect(readFileSync(rejectsFile, 'utf8')).toContain('such as winter-sale-2026');
  });

  test('DATA-05 OFFR-01 further pictures of an offer are one cell, and a wrong address rejects its row', async () => {
    const rows = 'id,name,images\n1,Sale,/a.jpg|/b.jpg\n2,Bad,https://x;y/1.jpg\n';
    const total = await load('offers', 'pictures.csv', rows, null);
    expect(total).toMatchObject({ imported: 1, rejected: 1, unread: [] });
    const [sale] = await find('offers_own', '');
    expect(sale?.['images']).toEqual(['/a.jpg', '/b.jpg']);
  });

  test('OFFR-01 make and model of an offer are words, of which its page makes a way to the model', async () => {
    const rows = 'id,name,make,model\n1,Sale,Ford,Mustang Mach-E\n';
    expect(await load('offers', 'models.csv', rows, null)).toMatchObject({ imported: 1, unread: [] });
    const [sale] = await find('offers_own', '');
    expect(parseOffer(sale)).toMatchObject({
      make: 'Ford',
      model: { name: 'Mustang Mach-E', slug: 'mustang-mach-e', overrideUrl: null },
    });
  });

  test('columns that nobody reads are named, beside the reasons', async () => {
    const summary = await load('parts', 'other.csv', 'id,name,prise,Colour\n1,Mats,12,red\n2,Tyre,,\n');
    expect(summary.unread).toEqual(['prise', 'Colour']);
    const told = formatSummary(summary, { dealer: 'own', indexUrl: null, rejectsFile });
    expect(told).toContain('Columns that are not read (2): prise, Colour');
  });

  test('a feed that lost more than a fifth since the last import wants --force', async () => {
    const parts = (count: number): string =>
      ['id,name', ...Array.from({ length: count }, (_, row) => `${row},Part ${row}`)].join('\n');
    await load('parts', 'all.csv', parts(40), null);
    await expect(load('parts', 'some.csv', parts(31))).rejects.toThrow(
      'The last import had 40 parts, this one has 31 (23% less). More than 20% less is rather a broken feed, so what ' +
        'is in the index stays as it is. If this is right, import with --force.',
    );
    expect(await load('parts', 'some.csv', parts(32))).toMatchObject({ imported: 32 });
    expect(await load('parts', 'two.csv', parts(2), null)).toMatchObject({ imported: 2 });
  });

  test('a feed of which nothing can be read changes nothing', async () => {
    await expect(load('parts', 'empty.csv', 'id,name\n1,\n')).rejects.toThrow(
      `stays as it is. Most often (1): name is missing. The reasons are in ${rejectsFile}.`,
    );
    expect(await find('parts_own')).toHaveLength(2);
  });

  test('no reason is said to be in a file that a full disk did not take', async () => {
    await expect(load('parts', 'empty.csv', 'id,name\n1,\n', null, '/dev/full')).rejects.toThrow(
      'The file for rejected rows, /dev/full, cannot be written: ENOSPC',
    );
  });
});
