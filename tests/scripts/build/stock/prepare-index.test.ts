import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { createSite } from '#config/site/create-site.ts';
import { replaceServices } from '#scripts/build/site/replace-services.ts';
import { createSiteKeys } from '#scripts/build/stock/keys.ts';
import { prepareIndexes, type Preparation } from '#scripts/build/stock/prepare-index.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { testSites } from '../../../config/directory.ts';
import { newLead } from '../../../services/lead/lead.ts';
import { openIndexProxy } from './index-proxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
const adminKey = 'an-admin-key-for-an-empty-index';
let sandbox: Sandbox;
let files: readonly Dealer[];
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: folder,
  });
  files = (await loadDealers({ directory: testSites })).dealers.filter(
    ({ build }) => build.leadDelivery.name === 'typesense',
  );
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const send = (method: string, path: string, body: string | null = null): Promise<Response> =>
  fetch(sandbox.url + path, { method, headers: { 'x-typesense-api-key': adminKey }, body });

/** What became of every dealer whose index is at this address. */
async function prepare(url: string, key = adminKey): Promise<{ dealer: Dealer; state: Preparation }[]> {
  const dealers = files.map((dealer) => replaceServices(dealer, url));
  const states = await prepareIndexes(dealers, key);
  return dealers.map((dealer) => ({ dealer, state: states.get(dealer.site.slug) as Preparation }));
}

const endpointOf = (dealer: Dealer, state: Preparation) => {
  if (state instanceof Error) throw state;
  return createSite(dealer, 'base', createSiteKeys(dealer, state.secret, Date.now() / 1000)).leads;
};
const countLeads = async (): Promise<number> => {
  const text = await (await send('GET', '/collections/leads/documents/export')).text();
  return text.split('\n').filter(Boolean).length;
};

test('FORM-03 on an empty index, the first enquiry with the published key of each dealer is stored', async () => {
  const prepared = await prepare(sandbox.url);
  expect(prepared.length).toBeGreaterThan(2);
  for (const { dealer, state } of prepared) await deliverLead(endpointOf(dealer, state), newLead());
  expect(await countLeads()).toBe(prepared.length);
});

test('SRCH-23 collections that pages search are there, empty, and an import may still fill them', async () => {
  for (const { dealer } of await prepare(sandbox.url)) {
    const { offers, parts } = dealer.build.collections;
    const has = async (name: string) => (await send('GET', `/collections/${name}`)).ok;
    expect([await has(offers), await has(parts)]).toEqual([dealer.site.offers, dealer.site.parts !== null]);
    // An import points the alias elsewhere; a collection of that name would be in its way.
    if (dealer.site.offers) expect((await send('GET', `/aliases/${offers}`)).status).toBe(200);
  }
});

test('keys that the index has lost come back, the same ones, and nothing of a test stays', async () => {
  const [first] = await prepare(sandbox.url);
  if (!first) throw new Error('no dealer');
  const before = await countLeads();
  const { keys } = (await (await send('GET', '/keys')).json()) as { keys: { id: number }[] };
  for (const { id } of keys) await send('DELETE', `/keys/${id}`);
  const endpoint = endpointOf(first.dealer, first.state);
  await expect(deliverLead(endpoint, newLead())).rejects.toMatchObject({ kind: 'forbidden' });
  const [again] = await prepare(sandbox.url);
  expect(again?.state).toEqual(first.state);
  await deliverLead(endpoint, newLead());
  expect(await countLeads()).toBe(before + 1);
});

test.each([
  [{ name: 'branch', type: 'string' }, /field "branch" has to be there/],
  [{ name: 'created_at', type: 'string' }, /field "created_at" is string, where enquiries have int64/],
])('a collection of that name with %j is none for leads, and the build says why', async (field, reason) => {
  const before = await (await send('GET', '/collections/leads/documents/export')).text();
  await send('DELETE', '/collections/leads');
  await send('POST', '/collections', JSON.stringify({ name: 'leads', fields: [field] }));
  for (const { state } of await prepare(sandbox.url)) expect(String(state)).toMatch(reason);
  await send('DELETE', '/collections/leads');
  await prepare(sandbox.url);
  await send('POST', '/collections/leads/documents/import', before);
});

test('an index that takes no leads is named with collection and answer', async () => {
  const proxy = await openIndexProxy(sandbox.url, (method, path) =>
    method === 'POST' && path.startsWith('/collections/leads/documents') ? 404 : null,
  );
  for (const { state } of await prepare(proxy.url))
    expect(String(state)).toMatch(
      /No enquiry of the site would arrive: the collection leads of the index at http:\S+ answered 404/,
    );
  await proxy.close();
});

test('another admin key, however weak, cannot be found by what is published', async () => {
  const [first] = await prepare(sandbox.url);
  if (!first) throw new Error('no dealer');
  const published = endpointOf(first.dealer, first.state);
  // Whoever tries admin keys would try this; the index keeps what is missing.
  expect(createSiteKeys(first.dealer, adminKey, 0).lead).not.toBe((published as { key: string }).key);
  const other = mkdtempSync(join(tmpdir(), 'prepare-'));
  const second = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: other,
  });
  const [elsewhere] = await prepare(second.url);
  expect((elsewhere?.state as { secret: string }).secret).not.toBe(
    (first.state as { secret: string }).secret,
  );
  await second.close();
  rmSync(other, { recursive: true });
});

test('more dealers than a connection may send leads are all ready', async () => {
  const many = Array.from({ length: 45 }, (_, index) => files[index % files.length] as Dealer);
  const states = await prepareIndexes(
    many.map((dealer, index) => ({
      ...replaceServices(dealer, sandbox.url),
      site: { ...replaceServices(dealer, sandbox.url).site, slug: `dealer-${index}` },
    })),
    adminKey,
  );
  expect([...states.values()].filter((state) => state instanceof Error)).toEqual([]);
  // And shoppers beside them are still heard.
  const [first] = await prepare(sandbox.url);
  if (first) await deliverLead(endpointOf(first.dealer, first.state), newLead());
});

test('a wrong admin key is told', async () => {
  for (const { state } of await prepare(sandbox.url, 'wrong')) expect(String(state)).toMatch(/refused/);
});

test.each(['http://[::1]:1', 'http://index_one:8108'])(
  'an index at %s, which no security policy can name, is refused in words before anything is asked',
  async (url) => {
    for (const { state } of await prepare(url)) {
      expect(state).toBeInstanceOf(Error);
      expect(String(state)).toContain(`Pages can ask no index at ${url}: `);
    }
  },
);
