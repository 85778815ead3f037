import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Failure } from '#scripts/command/failure.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import {
  createCollection,
  fetchAlias,
  listCollections,
  pointAlias,
} from '#scripts/stock/index/collections.ts';
import { UnknownSwitch } from '#scripts/stock/index/error.ts';
import type { IndexAddress } from '#scripts/stock/index/request.ts';
import { switchCollection } from '#scripts/stock/index/switch.ts';
import { listen } from '../../../listen.ts';

/** An index that answers everything and falls silent at one method; what was asked of it. */
async function startFallingSilent(silentAt: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${(request.url ?? '').replace(/_t\d+/, '_t').replace(/\?.*/, '')}`);
    if (request.method === silentAt) request.socket.destroy();
    else
      response.end(
        request.method === 'GET' && request.url?.startsWith('/aliases') ? '{"collection_name":"x"}' : '[]',
      );
  });
  const origin = await listen(server);
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { index: { url: origin, apiKey: 'k' }, asked, close };
}

test('a collection that may be live by now is not taken away when the index falls silent at the switch', async () => {
  const { index, asked, close } = await startFallingSilent('PUT');
  await expect(switchCollection(index, 'cars', { fields: [] }, () => Promise.resolve())).rejects.toThrow(
    UnknownSwitch,
  );
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual(['POST /collections', 'PUT /aliases/cars']);
  await close();
});

test('a collection that could not be filled is taken away', async () => {
  const { index, asked, close } = await startFallingSilent('PUT');
  const fill = (): Promise<void> => Promise.reject(new Error('no'));
  await expect(switchCollection(index, 'cars', { fields: [] }, fill)).rejects.toThrow('no');
  expect(asked.at(-1)).toBe('DELETE /collections/cars_t');
  await close();
});

test('a collection that the index does not even take away is named', async () => {
  const { index, close } = await startFallingSilent('DELETE');
  const fill = (): Promise<void> => Promise.reject(new Failure('The disk is full.'));
  await expect(switchCollection(index, 'cars', { fields: [] }, fill)).rejects.toThrow(
    /^The disk is full\.\nWhat was loaded .*delete the collection cars_t\d{13} when/,
  );
  await close();
});

const shape = { fields: [{ name: 'make', type: 'string' as const }] };

/** An index with stock that went live before the test. */
async function startIndex(former: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-switch-'));
  const apiKey = 'a-key-of-this-test-alone';
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
  onTestFinished(() => sandbox.close());
  const index = { url: sandbox.url, apiKey };
  await createCollection(index, { name: former, ...shape });
  await pointAlias(index, 'cars', former);
  return index;
}
const fillNothing = (): Promise<void> => Promise.resolve();

test('of two imports at once the one that began later stays live, and the other says so', async () => {
  const index = await startIndex('cars_t1700000000000');
  let younger: string | null = null;
  const older = switchCollection(index, 'cars', shape, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await switchCollection(index, 'cars', shape, fillNothing);
    younger = await fetchAlias(index, 'cars');
  });
  await expect(older).rejects.toThrow(/Another import of cars, which began later/);
  expect(await fetchAlias(index, 'cars')).toBe(younger);
  expect(await listCollections(index)).toEqual([younger]);
});

test('an import that ends while a younger one still loads takes nothing from it', async () => {
  const index = await startIndex('cars_t1700000000000');
  await switchCollection(index, 'cars', shape, async (younger) => {
    // It began before: its name is the smaller one.
    await createCollection(index, { name: 'cars_t1700000000001', ...shape });
    await pointAlias(index, 'cars', 'cars_t1700000000001');
    expect(await listCollections(index)).toContain(younger);
  });
  expect(await fetchAlias(index, 'cars')).toMatch(/^cars_t(?!1700000000001)/);
});

test('what an interrupted import left behind goes with the second import after it', async () => {
  const index = await startIndex('cars_t1700000000000');
  await createCollection(index, { name: 'cars_t1700000000001', ...shape });
  await switchCollection(index, 'cars', shape, fillNothing);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await switchCollection(index, 'cars', shape, fillNothing);
  expect(await listCollections(index)).toEqual([await fetchAlias(index, 'cars')]);
});

/** What a gateway does with a switch. */
interface Gateway {
  /** Its own answer. */
  status: number;
  isPassedOn: boolean;
  /** Whether it says no more afterwards which collection is live. */
  isMute?: boolean;
}

/** What stands in front of an index and answers each switch with a status of its own. */
async function startGateway(
  index: IndexAddress,
  { status, isPassedOn, isMute = false }: Gateway,
): Promise<IndexAddress> {
  let isAsked = false;
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', url = '' } = request;
      const headers = { 'x-typesense-api-key': index.apiKey, 'content-type': 'application/json' };
      const body = method === 'GET' || method === 'DELETE' ? null : await text(request);
      if (isMute && isAsked && method === 'GET') return void response.writeHead(502).end('{}');
      isAsked ||= method === 'PUT';
      if (method === 'PUT' && !isPassedOn) return void response.writeHead(status).end('{}');
      const answer = await fetch(`${index.url}${url}`, { method, headers, body });
      response.writeHead(method === 'PUT' ? status : answer.status).end(await answer.text());
    };
    void pass();
  });
  const url = await listen(server);
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { ...index, url };
}

test.each([
  ['504 and is done', 504, true],
  ['504 and is not done, or not yet', 504, false],
  ['429 and is done', 429, true],
  ['404 and is done', 404, true],
  ['200 and is not done', 200, false],
])('a switch that a gateway answers with %s takes nothing away', async (_, status, isDone) => {
  const former = 'cars_t1700000000000';
  const index = await startGateway(await startIndex(former), { status, isPassedOn: isDone });
  const switched = switchCollection(index, 'cars', shape, () => Promise.resolve());
  if (isDone) await switched;
  else await expect(switched).rejects.toThrow(UnknownSwitch);
  const live = await fetchAlias(index, 'cars');
  const names = await listCollections(index);
  expect(names).toContain(live);
  expect(live === former).toBe(!isDone);
  expect(names.length).toBe(isDone ? 1 : 2);
});

test.each([403, 429, 502])('nor one that is done, answered with %s and then with nothing', async (status) => {
  const index = await startIndex('cars_t1700000000000');
  const gateway = await startGateway(index, { status, isPassedOn: true, isMute: true });
  await expect(switchCollection(gateway, 'cars', shape, fillNothing)).rejects.toThrow(UnknownSwitch);
  expect(await listCollections(index)).toContain(await fetchAlias(index, 'cars'));
});
