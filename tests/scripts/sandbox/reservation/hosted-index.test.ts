import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHostedAsk, readHostedIndex } from '#scripts/sandbox/reservation/hosted-index.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { openYard, wish } from './yard.ts';

/** A search service of its own stands for the hosted one. */
const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
const admin = { 'x-typesense-api-key': 'hosted-admin', 'content-type': 'application/json' };
let hosted: Sandbox;
const open = (port: number): Promise<Sandbox> =>
  startSandbox({ port, host: '127.0.0.1', apiKey: 'hosted-admin', dataDir: folder, unlimited: true }); // oxfmt-ignore
const ask = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const sent = { method, headers: admin, ...(body && { body: JSON.stringify(body) }) };
  return (await (await fetch(`${hosted.url}${path}`, sent)).json()) as Record<string, unknown>;
};

let yard: Awaited<ReturnType<typeof openYard>>;
let apiKey = '';
beforeAll(async () => {
  hosted = await open(0);
  const { value } = await ask('POST', '/keys', {
    description: 'reservations',
    actions: ['documents:search', 'documents:update', 'aliases:list'],
    collections: ['vehicles_.*'],
  });
  apiKey = String(value);
  yard = await openYard({ index: { url: hosted.url, apiKey } });
  const alias = yard.dealer.build.collections.vehicles;
  const name = `${alias}_t1000000000000`;
  const fields = ['slug', 'name', 'status'].map((field) => ({ name: field, type: 'string' }));
  await ask('POST', '/collections', { name, fields: [...fields, { name: 'show_on_dealer_website', type: 'bool' }] }); // oxfmt-ignore
  for (const id of ['1', '2']) await ask('POST', `/collections/${name}/documents`, yard.car(id));
  await ask('PUT', `/aliases/${alias}`, { collection_name: name });
});
afterAll(async () => {
  await yard.close();
  await hosted.close();
  rmSync(folder, { recursive: true });
});
const isReserved = async (id: string): Promise<unknown> =>
  (await ask('GET', `/collections/${yard.dealer.build.collections.vehicles}/documents/${id}`))['reserved'];

test('RSV-01 what is reserved here is written into the hosted index, with a key that may do little else', async () => {
  const id = '1'.padStart(32, 'b');
  expect(await yard.reserve(wish(id, '1'))).toMatchObject({ status: 201 });
  await yard.decide((await yard.pay(id))['address'], 'accept');
  await vi.waitFor(async () => expect(await isReserved('1')).toBe(true), { timeout: 10_000 });
  await yard.cancel(id);
  await vi.waitFor(async () => expect(await isReserved('1')).toBe(false), { timeout: 10_000 });
  const removed = await fetch(`${hosted.url}/collections/vehicles_tiny/documents/2`, {
    method: 'DELETE',
    headers: { 'x-typesense-api-key': apiKey },
  });
  expect(removed.status).toBe(401);
});

test('while the hosted index is down nothing is lost: it is written when it is there again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const id = '2'.padStart(32, 'b');
  await yard.reserve(wish(id, '2'));
  const { address } = await yard.pay(id);
  const port = Number(new URL(hosted.url).port);
  await hosted.close();
  expect((await yard.decide(address, 'accept')).status).toBe(303);
  expect(await yard.look(id)).toMatchObject({ state: 'reserved' });
  hosted = await open(port);
  expect(await isReserved('2')).toBe(false);
  // The sweep of a server that begins is a second away.
  await yard.restart();
  await vi.waitFor(async () => expect(await isReserved('2')).toBe(true), { timeout: 4_000 });
});

test('an import that this server knows nothing of loses no reservation', async () => {
  const alias = yard.dealer.build.collections.vehicles;
  await ask('PATCH', `/collections/${alias}/documents/2`, { reserved: false });
  await yard.restart();
  await vi.waitFor(async () => expect(await isReserved('2')).toBe(true), { timeout: 4_000 });
});

test('a key that is missing is told, and no other address is asked', async () => {
  expect(readHostedIndex({})).toBeNull();
  expect(() => readHostedIndex({ FORECOURT_INDEX_URL: 'https://search.example' })).toThrow(
    /FORECOURT_INDEX_KEY/,
  );
  expect(() => readHostedIndex({ FORECOURT_INDEX_URL: 'search', FORECOURT_INDEX_KEY: 'k' })).toThrow(
    /no web address/,
  );
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await createHostedAsk({ url: 'https://search.example' })(new Request('http://index/aliases?a=1'));
  expect(fetched.mock.calls[0]?.[0]).toBe('https://search.example/aliases?a=1');
  fetched.mockRestore();
});
