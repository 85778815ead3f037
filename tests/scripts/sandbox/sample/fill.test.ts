import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSample, type FillProgress } from '#scripts/sandbox/sample/fill.ts';
import { removeSamples } from '#scripts/sandbox/sample/remove.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { countDocuments } from '#scripts/stock/index/collections.ts';
import { unprofiled } from './dealers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fill-'));
const apiKey = 'test-admin';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function fill(publicUrl: string): Promise<FillProgress[]> {
  const progress: FillProgress[] = [];
  const onProgress = (step: FillProgress): void => void progress.push(step);
  await fillSample({
    url: sandbox.url,
    apiKey,
    dealers: [unprofiled],
    now: 1_780_012_800,
    publicUrl,
    onProgress,
  });
  return progress;
}

const readPicture = async (): Promise<string> => {
  const path = `/collections/${unprofiled.collections.vehicles}/documents/search?q=*&filter_by=status:in_stock`;
  const answer = await fetch(sandbox.url + path, { headers: { 'x-typesense-api-key': apiKey } });
  const { hits } = (await answer.json()) as { hits: { document: { primary_image_url?: string } }[] };
  return hits.map(({ document }) => document.primary_image_url).find(Boolean) ?? '';
};

test('a dealer without stock gets some, and keeps it the next time', async () => {
  expect(await fill('http://127.0.0.1:8108')).toEqual([
    { dealer: 'test-toyota', vehicles: 60, done: 1, total: 1 },
  ]);
  expect((await fill('http://127.0.0.1:8108'))[0]?.vehicles).toBeNull();
  expect(await readPicture()).toMatch(/^http:\/\/127\.0\.0\.1:8108\/images\/vehicles\//);
});

test('when the sandbox has moved, the pictures follow', async () => {
  expect((await fill('http://127.0.0.1:8109'))[0]?.vehicles).toBe(60);
  expect(await readPicture()).toMatch(/^http:\/\/127\.0\.0\.1:8109\//);
});

test('offers of the dealer stay beside sample vehicles that are drawn anew', async () => {
  const headers = { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' };
  const place = `${sandbox.url}/collections/${unprofiled.collections.offers}/documents`;
  await fetch(`${place}?filter_by=created_at:>0`, { method: 'DELETE', headers });
  const offer = { id: 'own', name: 'Our own', created_at: 1, image_url: 'https://photos.yard.example/1.jpg' };
  await fetch(place, { method: 'POST', headers, body: JSON.stringify(offer) });
  expect((await fill('http://127.0.0.1:8111'))[0]?.vehicles).toBe(60);
  expect((await fetch(`${place}/own`, { headers })).status).toBe(200);
  await fill('http://127.0.0.1:8109');
});

test('sample stock of an earlier release is drawn anew', async () => {
  expect((await fill('http://127.0.0.1:8109'))[0]?.vehicles).toBeNull();
  await fetch(`${sandbox.url}/collections/${unprofiled.collections.vehicles}`, {
    method: 'PATCH',
    headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: [{ name: 'categories', drop: true }] }),
  });
  expect((await fill('http://127.0.0.1:8109'))[0]?.vehicles).toBe(60);
});

test('nothing that is invented stands beside vehicles that somebody sells', async () => {
  const collections = { ...unprofiled.collections };
  for (const kind of ['vehicles', 'offers', 'parts', 'reviews'] as const) collections[kind] = `${kind}_real`;
  const dealer = { ...unprofiled, collections, reviews: { source: { name: 'index' } } };
  const headers = { 'x-typesense-api-key': apiKey };
  const schema = { name: 'vehicles_real', fields: [{ name: 'name', type: 'string' }] };
  await fetch(`${sandbox.url}/collections`, { method: 'POST', headers, body: JSON.stringify(schema) });
  const car = { name: 'Rio', primary_image_url: 'https://photos.yard.example/1.jpg' };
  const place = `${sandbox.url}/collections/vehicles_real/documents`;
  await fetch(place, { method: 'POST', headers, body: JSON.stringify(car) });
  await fillSample({ url: sandbox.url, apiKey, dealers: [dealer], now: 1_780_012_800 });
  for (const kind of ['offers', 'parts', 'reviews'])
    expect((await fetch(`${sandbox.url}/collections/${kind}_real`, { headers })).status, kind).toBe(404);
});

test('where real vehicles come, what was invented goes, and what is the dealer’s own stays', async () => {
  const collections = { ...unprofiled.collections };
  for (const kind of ['vehicles', 'offers', 'parts', 'reviews'] as const) collections[kind] = `${kind}_next`;
  const dealer = { ...unprofiled, collections, reviews: { source: { name: 'index' } } };
  const index = { url: sandbox.url, apiKey };
  await fillSample({ ...index, dealers: [dealer], now: 1_780_012_800 });
  const headers = { 'x-typesense-api-key': apiKey };
  const own = {
    id: 'own',
    name: 'Our own',
    created_at: 1_900_000_000,
    image_url: 'https://yard.example/1.jpg',
  };
  const bare = { id: 'bare', name: 'Our own, without a picture', created_at: 1_900_000_000, url: ['odd'] };
  for (const [collection, document] of [
    ['parts_next', own],
    ['parts_next', bare],
    ['offers_next', bare],
  ] as const)
    await fetch(`${sandbox.url}/collections/${collection}/documents`, {
      ...{ method: 'POST', headers, body: JSON.stringify(document) },
    });
  const count = async (): Promise<(number | null)[]> =>
    Promise.all(['offers', 'parts', 'reviews'].map((kind) => countDocuments(index, `${kind}_next`)));
  expect(await count()).toEqual([expect.any(Number), expect.any(Number), 36]);
  expect(await removeSamples(index, collections)).toEqual(['offers', 'parts', 'reviews']);
  expect(await count()).toEqual([1, 2, 0]);
  expect(await removeSamples(index, collections)).toEqual([]);
});

test('what was invented goes at a start where real vehicles came by an import for another dealer of the group', async () => {
  const collections = { ...unprofiled.collections, vehicles: 'vehicles_real' };
  for (const kind of ['offers', 'parts', 'reviews'] as const) collections[kind] = `${kind}_shared`;
  const settings = { url: sandbox.url, apiKey, now: 1_780_012_800 };
  const apart = { ...unprofiled, collections: { ...collections, vehicles: 'vehicles_apart' } };
  await fillSample({ ...settings, dealers: [apart] });
  expect(await countDocuments(settings, 'offers_shared')).toBeGreaterThan(0);
  await fillSample({ ...settings, dealers: [{ ...unprofiled, collections }] });
  expect(await countDocuments(settings, 'offers_shared')).toBe(0);
});

test.each([
  ['in folders of the same names', 'http://photos.yard.example/images/vehicles/4711.jpg'],
  ['and some that a sandbox drew', 'https://photos.yard.example/4711.jpg'],
])('real stock stays that has its photos %s', async (_, photo) => {
  const { vehicles } = unprofiled.collections;
  const { hits } = (await (
    await fetch(`${sandbox.url}/collections/${vehicles}/documents/search?q=*&per_page=1`, {
      headers: { 'x-typesense-api-key': apiKey },
    })
  ).json()) as { hits: { document: { id: string } }[] };
  await fetch(`${sandbox.url}/collections/${vehicles}/documents/${hits[0]?.document.id}`, {
    method: 'PATCH',
    headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ primary_image_url: photo }),
  });
  expect((await fill('http://127.0.0.1:8110'))[0]?.vehicles).toBeNull();
});
