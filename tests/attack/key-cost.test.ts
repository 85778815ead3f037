import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSearchApp } from '#scripts/sandbox/search/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const search = createSearchApp({ dataDir: folder, apiKey: 'admin' });
afterAll(() => {
  search.close();
  rmSync(folder, { recursive: true });
});

const post = async (path: string, key: string, body: unknown): Promise<{ status: number; time: number }> => {
  const headers = { 'x-typesense-api-key': key };
  const start = performance.now();
  const { status } = await search.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status, time: performance.now() - start };
};
const makeKey = (value: string) =>
  post('/keys', 'admin', {
    description: value,
    value,
    actions: ['documents:search'],
    collections: ['stock'],
  });

test('what a key of 900 KB costs does not grow with the keys that there are', async () => {
  await makeKey('public');
  const scoped = Buffer.from(`${'x'.repeat(44)}publ${'y'.repeat(650_000)}`).toString('base64');
  const tryAll = async (): Promise<number> => {
    const times: number[] = [];
    for (const own of ['a'.repeat(900_000), scoped, 'a'.repeat(900_000)]) {
      const searches = [{ collection: 'stock', 'x-typesense-api-key': own }];
      const { status, time } = await post('/multi_search', 'public', { searches });
      expect(status).toBe(401);
      times.push(time);
    }
    return Math.min(...times);
  };
  const few = await tryAll();
  for (let n = 0; n < 800; n++) await makeKey(`key ${n}`);
  // Each further key took a millisecond; a busy machine may be some times slower than it was.
  expect(await tryAll()).toBeLessThan(5 * few + 150);
  for (const [key, status] of [
    ['public', 200],
    ['key 799', 200],
    ['key 800', 401],
    ['', 401],
  ] as const)
    expect([key, (await post('/multi_search', key, { searches: [{ collection: 'stock' }] })).status]).toEqual(
      [key, status],
    );
});

test('a key that was deleted opens nothing, and its value may be given again', async () => {
  const made = await search.app.request('/keys', {
    method: 'POST',
    headers: { 'x-typesense-api-key': 'admin' },
    body: JSON.stringify({
      description: '',
      value: 'again',
      actions: ['documents:search'],
      collections: ['stock'],
    }),
  });
  const { id } = (await made.json()) as { id: number };
  const ask = () => post('/multi_search', 'again', { searches: [{ collection: 'stock' }] });
  expect((await makeKey('again')).status).toBe(409);
  expect((await ask()).status).toBe(200);
  await search.app.request(`/keys/${id}`, { method: 'DELETE', headers: { 'x-typesense-api-key': 'admin' } });
  expect((await ask()).status).toBe(401);
  expect((await makeKey('again')).status).toBe(201);
  expect((await ask()).status).toBe(200);
});
