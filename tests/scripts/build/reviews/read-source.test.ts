import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';
import { readReviewSource } from '#scripts/build/reviews/read-source.ts';
import { replaceServices } from '#scripts/build/site/replace-services.ts';
import { importOther } from '#scripts/stock/import-other.ts';
import { openFeed } from '#scripts/stock/open-feed.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { writeFileSync } from 'node:fs';

const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
const apiKey = 'test-admin';
const access = { adminKey: apiKey, patience: 5, readLimit: 20 };
let sandbox: Sandbox;
let api: Dealer;
let index: Dealer;

const rules = { minReviewRating: 4, minAverage: 0, most: 10, excludedCustomers: [], excludedIds: [] };
const read = (dealer: Dealer, kept = 'kept') =>
  readReviewSource(dealer, { ...access, folder: join(folder, kept) });

beforeAll(async () => {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/minimal' });
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: join(folder, 'data'), samples: true },
    dealers: () => Promise.resolve(dealers),
  });
  const dealer = replaceServices(dealers[0] ?? expect.fail('no dealer'), sandbox.url);
  const withSource = (name: 'api' | 'index'): Dealer => ({
    ...dealer,
    site: { ...dealer.site, reviews: { source: { name }, ...rules } },
  });
  [api, index] = [withSource('api'), withSource('index')];
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('reviews of the dealer API', () => {
  test('REV-05 DATA-04 are read however dirty they come, with the average that the source states', async () => {
    const { feed, warnings } = (await read(api)) ?? expect.fail('no reviews');
    expect(feed.summaries).toEqual({ bourke: { average: 3.9, count: 568, stars: [300, 110, 40, 38, 80] } });
    expect(feed.reviews.some(({ rating }) => rating === 3.9)).toBe(true);
    expect(feed.reviews.every(({ rating }) => rating >= 1)).toBe(true);
    expect(feed.reviews.filter(({ date }) => date === null)).toHaveLength(1);
    expect(Math.max(...feed.reviews.map(({ text }) => text?.length ?? 0))).toBe(5_000);
    expect(feed.reviews.some(({ customer }) => customer.includes('🌻'))).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('is left out: rating: expected stars from 1 to 5');
  });

  test.each([
    ['a source that is down', 'http://127.0.0.1:9/api'],
    ['a source that answers something else', '/images'],
  ])('%s keeps the last good ones, and the build is told', async (_, apiUrl) => {
    const before = await read(api);
    const broken = { ...api, site: { ...api.site, apiUrl: new URL(apiUrl, sandbox.url).href } };
    const after = await read(broken);
    expect(after?.feed).toEqual(before?.feed);
    expect(after?.warnings.join()).toMatch(
      /^Reviews could not be read: .* The site keeps the reviews read last\.$/,
    );
    expect((await read(broken, 'never'))?.warnings.join()).toContain('The site shows none.');
  });
});

describe('reviews that are invented', () => {
  const none = { feed: { reviews: [], summaries: {} }, warnings: [] };

  test('are those of no server that nobody tells to invent some, and a build forgets them', async () => {
    const plain = await startSandbox({
      ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: join(folder, 'plain') },
      dealers: () => Promise.resolve([api]),
    });
    await read(api, 'forgotten');
    expect(await read(replaceServices(api, plain.url), 'forgotten')).toEqual(none);
    await plain.close();
    const broken = { ...api, site: { ...api.site, apiUrl: 'http://127.0.0.1:9/api' } };
    expect((await read(broken, 'forgotten'))?.feed).toEqual(none.feed);
  });

  test('stand beside no vehicle that somebody sells', async () => {
    const send = (path: string, body: object) =>
      fetch(sandbox.url + path, {
        method: path.startsWith('/aliases') ? 'PUT' : 'POST',
        headers: { 'x-typesense-api-key': apiKey },
        body: JSON.stringify(body),
      });
    await send('/collections', { name: 'yard', fields: [{ name: 'name', type: 'string' }] });
    await send('/collections/yard/documents', {
      name: 'Rio',
      primary_image_url: 'https://yard.example/1.jpg',
    });
    await send(`/aliases/${api.build.collections.vehicles}`, { collection_name: 'yard' });
    expect(await read(api)).toEqual(none);
  });
});

describe('reviews of the index', () => {
  const load = async (text: string) => {
    const file = join(folder, 'reviews.csv');
    writeFileSync(file, text);
    return importOther({
      ...{
        kind: 'reviews',
        feed: await openFeed(file, createDefaultMapping()),
        file,
        dropShare: null,
        now: 1_795_000_000,
      },
      dealer: { dealershipId: 'tiny', collections: index.build.collections },
      index: { url: sandbox.url, apiKey },
      rejectsFile: join(folder, 'rejects.jsonl'),
    });
  };

  test('a collection that there is not is told with the command that makes it', async () => {
    expect((await read(index, 'index'))?.warnings.join()).toContain('--kind reviews --dealer');
  });

  test('are those that were imported; what cannot be a review is rejected with its line', async () => {
    const summary = await load(
      'id,customer_name,rating,review_date,text,location_id\nr1,Jo,4.5,14/09/2026,Good.,bourke\nr2,Al,0,14/09/2026,Bad,\nr3,Mo,5,31/02/2026,No day,\nr4,Di 🌻,5,,,\n',
    );
    expect(summary).toMatchObject({ read: 4, imported: 2, rejected: 2 });
    const { feed, warnings } = (await read(index, 'index')) ?? expect.fail('no reviews');
    expect(warnings).toEqual([]);
    expect(
      feed.reviews.map(({ customer, rating, date, locationId }) => [customer, rating, date, locationId]),
    ).toEqual(
      expect.arrayContaining([
        ['Jo', 4.5, '2026-09-14', 'bourke'],
        // The dealer's only location is the one that is meant.
        ['Di 🌻', 5, null, 'bourke'],
      ]),
    );
  });

  test('of several locations, one that names none is about the dealer', async () => {
    const locations = index.site.locations.flatMap((location) => [location, { ...location, id: 'byrock' }]);
    const several = { ...index, site: { ...index.site, locations } };
    const { feed } = (await read(several, 'several')) ?? expect.fail('no reviews');
    expect(feed.reviews.find(({ customer }) => customer === 'Di 🌻')?.locationId).toBeNull();
  });
});

test('reviews of the dealer’s folder are asked of nobody', async () => {
  expect(
    await read({ ...api, site: { ...api.site, reviews: { source: { name: 'file' }, ...rules } } }),
  ).toBeNull();
  expect(await read({ ...api, site: { ...api.site, reviews: null } })).toBeNull();
});
