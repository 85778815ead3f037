import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as storage from '#scripts/sandbox/storage/open-file.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { createPictureCache } from '#scripts/sandbox/images/picture-cache.ts';
import { leadFields } from '#services/wire/collections.ts';
import { newLead } from '../services/lead/lead.ts';

/**
 * The files that the sandbox has open, so that a test can leave them no room. Attacks share a process: what an attack before
 * this one has loaded would open files and write pictures by the real functions.
 */
const { files } = vi.hoisted(() => {
  vi.resetModules();
  return { files: new Map<string, DatabaseSync>() };
});
afterAll(() => void vi.resetModules());
vi.mock('#scripts/sandbox/storage/open-file.ts', async (original) => {
  const real = await original<typeof storage>();
  const note =
    (open: typeof real.openStoreFile): typeof real.openStoreFile =>
    (folder, name, tables) => {
      const database = open(folder, name, tables);
      files.set(name, database);
      return database;
    };
  return { ...real, openFile: note(real.openFile), openStoreFile: note(real.openStoreFile) };
});
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

const folder = mkdtempSync(join(tmpdir(), 'disk-'));
const apiKey = 'test-admin';
let sandbox: Sandbox;
const send = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...{ method, headers: { 'x-typesense-api-key': apiKey } },
    ...(body && { body: JSON.stringify(body) }),
  });
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir: folder });
  await send('POST', '/collections', { name: 'leads', fields: leadFields });
  await send('POST', '/collections', { name: 'stock', fields: [{ name: 'name', type: 'string' }] });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mockRestore();
});

/** Leaves a file no further page, or room for as many as it likes. */
function setRoom(name: string, isFull: boolean): void {
  const database = files.get(name);
  const pages = Number(database?.prepare('pragma page_count').get()?.['page_count']);
  database?.exec(`pragma max_page_count = ${isFull ? pages : 1_000_000}`);
}
const count = async (collection: string): Promise<number> => {
  const found = await send('GET', `/collections/${collection}/documents/search?q=*`);
  return ((await found.json()) as { found: number }).found;
};
const full = 'The disk of this server is full: nothing was stored.';

test('a full disk is told as what it is, loses nothing that was stored, and takes leads again when there is room', async () => {
  const stored: string[] = [];
  setRoom('leads.sqlite', true);
  let refused: { status: number; said: unknown } | null = null;
  for (let turn = 0; turn < 200 && refused === null; turn += 1) {
    const lead = { ...newLead(), message: 'm'.repeat(3_000) };
    const answer = await send('POST', '/api/leads', { userData: lead, isLastStep: true });
    if (answer.status === 201) stored.push(lead.id);
    else refused = { status: answer.status, said: await answer.json() };
  }
  expect(refused).toEqual({ status: 503, said: { error: full, message: full } });
  expect(vi.mocked(console.error).mock.calls.join()).toContain(full);
  const direct = await send('POST', '/collections/leads/documents', {
    ...newLead(),
    message: 'm'.repeat(3_000),
  });
  expect([direct.status, await direct.json()]).toEqual([503, { message: full }]);
  expect(await count('leads')).toBe(stored.length);
  // What holds the stock is another file.
  expect((await send('POST', '/collections/stock/documents', { name: 'ute' })).status).toBe(201);

  await wait(1_100);
  const [health, api] = await Promise.all([send('GET', '/health'), send('GET', '/api/health')]);
  expect([health.status, await health.json()]).toEqual([503, { ok: false, resource_error: 'OUT_OF_DISK' }]);
  expect([api.status, await api.json()]).toMatchObject([503, { ok: false, message: full }]);

  setRoom('leads.sqlite', false);
  const lead = newLead();
  expect((await send('POST', '/api/leads', { userData: lead, isLastStep: true })).status).toBe(201);
  await wait(1_100);
  expect((await send('GET', '/health')).status).toBe(200);
  expect(await count('leads')).toBe(stored.length + 1);
});

test('an import that meets a full disk is told so, and its collection is as before', async () => {
  const before = await count('stock');
  setRoom('search.sqlite', true);
  const lines = Array.from({ length: 2_000 }, (_, index) =>
    JSON.stringify({ name: `ute ${index} ${'x'.repeat(200)}` }),
  );
  const answer = await fetch(`${sandbox.url}/collections/stock/documents/import`, {
    ...{ method: 'POST', headers: { 'x-typesense-api-key': apiKey }, body: lines.join('\n') },
  });
  const results = (await answer.text()).split('\n').map((line) => JSON.parse(line) as object);
  expect(results).toHaveLength(lines.length);
  for (const result of results) expect(result).toEqual({ code: 503, error: full, success: false });
  setRoom('search.sqlite', false);
  expect(await count('stock')).toBe(before);
  expect((await send('POST', '/collections/stock/documents', { name: 'van' })).status).toBe(201);
});

test('a picture that no disk takes is shown all the same', async () => {
  vi.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  const cache = createPictureCache(join(folder, 'pictures'));
  expect(String(await cache('ab12', () => Promise.resolve(Buffer.from('picture'))))).toBe('picture');
  expect(vi.mocked(console.error).mock.calls.join()).toContain(full);
  expect(readdirSync(join(folder, 'pictures', 'ab'))).toEqual([]);
});

test('only their owner reads the files of leads, keys and stock', () => {
  const names = readdirSync(folder).filter((name) => name.includes('.sqlite') || name.endsWith('.json'));
  expect(names).toEqual(expect.arrayContaining(['leads.sqlite', 'leads.sqlite-wal', 'search.sqlite']));
  for (const name of names) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
});
