import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { dealerSchema } from '#config/schema.ts';
import type { Audience } from '#config/schemas/audience.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { readKeySecret } from '#scripts/build/stock/key-secret.ts';
import { createSiteKeys, searchKeyRequest } from '#scripts/build/stock/keys.ts';
import type { BuildOptions } from '#scripts/build/options.ts';
import type { BuildReport } from '#scripts/build/report/report.ts';
import { fixtureDocument } from '../../integration/fixture-target.ts';
import { adminKey, collectionOf, createBuildFixture, digestSite as digest } from './fixture-build.ts';
import { openIndexProxy } from './stock/index-proxy.ts';

let fixture: Awaited<ReturnType<typeof createBuildFixture>>;
let options: BuildOptions;
beforeAll(async () => {
  fixture = await createBuildFixture(['alpha', 'beta']);
  ({ options } = fixture);
});
afterAll(() => fixture.close());

const digestSite = (slug: string): string => digest(options.out, slug);
const statuses = ({ targets }: BuildReport): string[] =>
  targets.map(({ slug, status }) => `${slug} ${status}`);

const readSecret = (): Promise<string> => readKeySecret({ url: fixture.sandbox.url, apiKey: adminKey });

async function loadAlpha(): Promise<Dealer> {
  const [alpha] = (await loadDealers({ directory: fixture.directory, only: ['alpha'] })).dealers;
  if (!alpha) throw new Error('The dealer alpha does not load.');
  return alpha;
}

interface Setting {
  type: string;
  audience?: Audience;
  entries?: Record<string, Setting>;
  wrapped?: Setting;
  options?: Setting[];
}

/** Settings that no mark makes public, but for those that accept a single value. */
function listBuildOnly(setting: Setting, inherited: Audience = 'build', at = ''): string[] {
  const audience = setting.audience ?? inherited;
  if (setting.wrapped) return listBuildOnly(setting.wrapped, audience, at);
  const entries = setting.entries ?? setting.options?.find((option) => option.entries)?.entries;
  if (!entries) return audience === 'build' && setting.type !== 'literal' ? [at] : [];
  return Object.entries(entries).flatMap(([key, entry]) =>
    listBuildOnly(entry, audience, at ? `${at}.${key}` : key),
  );
}

const begun = Date.now();
const stepOf = (milliseconds: number): number => Math.floor(milliseconds / 900_000);

describe('a season of builds', () => {
  test('everything is built, with reports and headers, and no secret in any file', async () => {
    const report = await buildSites(options);
    expect(report.targets.map(({ error }) => error)).toEqual([null, null]);
    expect(statuses(report)).toEqual(['alpha built', 'beta built']);
    expect(JSON.parse(readFileSync(path.join(options.out, 'report.json'), 'utf8'))).toEqual(report);
    const [site = ''] = readdirSync(path.join(options.out, 'alpha'));
    expect(readdirSync(path.join(options.out, 'alpha', site))).toEqual(
      expect.arrayContaining(['_headers', '_redirects', 'index.html', '404.html', 'cars', 'sitemap.xml']),
    );
    const parent = searchKeyRequest(await loadAlpha(), await readSecret()).value;
    for (const entry of readdirSync(options.out, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      expect(text.includes(adminKey) || text.includes(parent), entry.name).toBe(false);
    }
    expect(existsSync(path.join(options.out, '.building'))).toBe(false);
  }, 120_000);

  test('the published search key finds this dealer and nobody else', async () => {
    const search = async (collection: string): Promise<number> => {
      const key = createSiteKeys(await loadAlpha(), await readSecret(), Math.floor(Date.now() / 1000)).search;
      const query = `q=*&query_by=name&x-typesense-api-key=${encodeURIComponent(key)}`;
      return (await fetch(`${fixture.sandbox.url}/collections/${collection}/documents/search?${query}`))
        .status;
    };
    expect(await search(collectionOf('alpha'))).toBe(200);
    expect(await search(collectionOf('beta'))).toBe(401);
  });

  test('the next night nothing changed, so nothing is built', async () => {
    const report = await buildSites(options);
    expect(statuses(report)).toEqual(['alpha unchanged', 'beta unchanged']);
    // What marketers should know of a site holds until it is built again.
    for (const { warnings } of report.targets)
      expect(warnings).toContainEqual(expect.stringContaining('with a price but no price_type'));
  });

  test.each(['_astro', 'cars/*'])('a site of last night that lost %s is built whole again', async (lost) => {
    const before = digestSite('beta');
    const [gone = ''] = globSync(path.join(options.out, 'beta', '*', lost));
    rmSync(gone, { recursive: true });
    expect(statuses(await buildSites(options))).toEqual(['alpha unchanged', 'beta built']);
    if (stepOf(begun) === stepOf(Date.now())) expect(digestSite('beta')).toBe(before);
  });

  test('a machine that takes another shard keeps no site of the former one', async () => {
    const shards = { ...options, out: path.join(fixture.root, 'shards') };
    await buildSites(shards);
    const [template = ''] = readdirSync(path.join(shards.out, 'beta'));
    const report = await buildSites({ ...shards, shard: { index: 2, count: 3 } });
    expect(statuses(report)).toEqual(['alpha unchanged']);
    expect(report.elsewhere).toEqual([`beta/${template}`]);
    expect(readdirSync(shards.out).sort()).toEqual(['alpha', 'report.html', 'report.json']);
    expect(statuses(await buildSites({ ...shards, shard: { index: 3, count: 3 } }))).toEqual(['beta built']);
    expect(existsSync(path.join(shards.out, 'alpha'))).toBe(false);
  }, 120_000);

  test('a forced build gives the same bytes', async () => {
    const build = async (): Promise<string> => {
      const report = await buildSites({ ...options, dealers: ['alpha'], force: true });
      expect(statuses(report)).toEqual(['alpha built']);
      return digestSite('alpha');
    };
    // Pages say when they were built, by steps of the clock of builds.
    const before = stepOf(begun) === stepOf(Date.now()) ? digestSite('alpha') : await build();
    expect(await build()).toBe(before);
  });

  test('one changed vehicle rebuilds one dealer', async () => {
    await fixture.reprice('alpha', 9_990);
    expect(statuses(await buildSites(options))).toEqual(['alpha built', 'beta unchanged']);
  });

  test('a dealer’s own file is on its site alone, and another one in its place rebuilds that site alone', async () => {
    const folder = path.join(fixture.directory, 'alpha');
    const siteOf = (slug: string) =>
      path.join(options.out, slug, readdirSync(path.join(options.out, slug))[0] ?? '', 'leaflet.svg');
    mkdirSync(folder);
    for (const text of ['<svg/>', '<svg></svg>']) {
      writeFileSync(path.join(folder, 'leaflet.svg'), text);
      expect(statuses(await buildSites(options))).toEqual(['alpha built', 'beta unchanged']);
      expect(readFileSync(siteOf('alpha'), 'utf8')).toBe(text);
    }
    expect(existsSync(siteOf('beta'))).toBe(false);
    rmSync(folder, { recursive: true });
    expect(statuses(await buildSites(options))).toEqual(['alpha built', 'beta unchanged']);
    expect(existsSync(siteOf('alpha'))).toBe(false);
  }, 60_000);

  test('what only the build may know stands in no file of the site', async () => {
    // `templates`, `pages`, `specialDays`, `locationOrder` and `partnersOff` have words that pages hold anyway.
    expect(listBuildOnly(dealerSchema as unknown as Setting)).toEqual([
      'group',
      'templates',
      'pages',
      'specialDays',
      'locationOrder',
      'testDrive.calendar.capacity',
      'serviceBooking.calendar.capacity',
      'build.stockDropShare',
      'partnersOff',
    ]);
    mkdirSync(path.join(fixture.directory, '_groups'), { recursive: true });
    writeFileSync(
      path.join(fixture.directory, '_groups', 'marked-group.yaml'),
      'build: { stockDropShare: 0.98765 }\n',
    );
    fixture.writeDealer('alpha', 'group: marked-group\ntestDrive: { calendar: { capacity: 47 } }\n');
    expect((await loadAlpha()).build).toMatchObject({
      stockDropShare: 0.98765,
      appointmentCapacity: { 'test-drive': 47 },
    });
    expect(statuses(await buildSites(options))).toEqual(['alpha built', 'beta unchanged']);
    const folder = path.join(options.out, 'alpha');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      expect(
        /marked-group|0\.98765|stockDropShare|capacity\W{1,12}47\b/.exec(text)?.[0],
        entry.name,
      ).toBeUndefined();
    }
    fixture.writeDealer('alpha');
  }, 60_000);

  test('one dealer’s broken file, missing stock or vanished stock stops nobody else and leaves the last good site', async () => {
    const before = digestSite('beta');
    fixture.writeDealer('gamma', 'openning: 1\n');
    fixture.writeDealer('delta');
    await fixture.send('DELETE', `/collections/${collectionOf('beta')}/documents?filter_by=price:>20010`);
    await fixture.reprice('alpha', 8_990);
    const report = await buildSites(options);
    expect(statuses(report).sort()).toEqual(['alpha built', 'beta failed', 'delta failed', 'gamma failed']);
    const error = (slug: string) => report.targets.find((target) => target.slug === slug)?.error;
    expect(error('beta')).toMatch(/^beta: Stock fell from 6 to \d vehicles .*--force/);
    expect(error('delta')).toMatch(
      /^delta: .*no collection vehicles_delta\. npm start draws .* import <file> --dealer delta brings/,
    );
    expect(error('gamma')).toMatch(/gamma\.yaml:\d+:\d+ {2}openning/);
    expect(digestSite('beta')).toBe(before);
    // Another machine, or one that lost its memory, knows the stock from the report of that build.
    expect(report.sites.map(({ slug, vehicles }) => [slug, vehicles])).toEqual([['alpha', 6]]);
    const site = { slug: 'beta', url: 'https://www.beta.example', vehicles: 6 };
    const times = { since: report.startedAt, seen: report.startedAt };
    const other = await buildSites({
      ...{ ...options, out: `${options.out}-elsewhere`, dealers: ['beta'] },
      published: [{ ...site, ...times }],
    });
    expect(other.targets[0]?.error).toMatch(/^beta: Stock fell from 6 to \d vehicles/);
    for (const slug of ['gamma', 'delta']) rmSync(path.join(fixture.directory, `${slug}.yaml`));
  });

  test('FORM-03 a dealer whose enquiries would be lost fails with the reason, and keeps its last good site', async () => {
    const before = digestSite('alpha');
    const proxy = await openIndexProxy(fixture.sandbox.url, (method, place) =>
      method === 'POST' && place.startsWith('/collections/leads/documents') ? 403 : null,
    );
    const report = await buildSites({ ...options, dealers: ['alpha'], sandboxUrl: proxy.url });
    await proxy.close();
    expect(report.targets.map(({ status, error }) => [status, error])).toEqual([
      ['failed', expect.stringMatching(/^alpha: No enquiry of the site would arrive: .* answered 403/)],
    ]);
    expect(digestSite('alpha')).toBe(before);
  });

  test('ROUTE-03 a make that left the index keeps its listing, with what is near', async () => {
    const page = path.join(options.out, 'alpha', 'showroom', 'search', 'toyota', 'index.html');
    const says = (text: string): boolean => readFileSync(page, 'utf8').includes(text);
    expect(says('Toyota: 2 listed')).toBe(true);
    for (const index of [0, 3]) {
      const vehicle = JSON.stringify(fixtureDocument(index, { make: 'Kia', model: 'Rio' }));
      await fixture.send('POST', `/collections/${collectionOf('alpha')}/documents?action=upsert`, vehicle);
    }
    expect(statuses(await buildSites({ ...options, dealers: ['alpha'] }))).toEqual(['alpha built']);
    expect(says('Toyota: 2 listed')).toBe(false);
    expect(says('name="robots" content="noindex')).toBe(true);
    expect(says('2019 Kia Sportage')).toBe(true);
  }, 60_000);

  test('force publishes the fallen stock', async () => {
    expect(statuses(await buildSites({ ...options, dealers: ['beta'], force: true }))).toEqual([
      'beta built',
    ]);
  });

  test('the site of a dealer whose file is gone is named, stays, and goes when asked; others stay', async () => {
    const own = path.join(options.out, 'by-hand', 'base');
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, 'index.html'), 'not of any build');
    const file = path.join(fixture.directory, 'beta.yaml');
    const text = readFileSync(file, 'utf8');
    const [template = ''] = readdirSync(path.join(options.out, 'beta'));
    const beta = `beta/${template}`;

    writeFileSync(file, 'openning: 1\n');
    expect((await buildSites({ ...options, prune: true })).pruned).toEqual([]);
    rmSync(file);
    const report = await buildSites(options);
    expect([report.leftover, report.pruned]).toEqual([[beta], []]);
    expect(existsSync(path.join(options.out, beta))).toBe(true);
    const pruning = await buildSites({ ...options, dealers: ['alpha'], prune: true });
    expect([pruning.leftover, pruning.pruned]).toEqual([[], [beta]]);
    expect(readdirSync(options.out).sort()).toEqual(['alpha', 'by-hand', 'report.html', 'report.json']);

    rmSync(path.dirname(own), { recursive: true });
    writeFileSync(file, text);
    expect(statuses(await buildSites(options))).toEqual(['alpha unchanged', 'beta built']);
  }, 120_000);

  test('an index that is down names every dealer and leaves every site', async () => {
    const before = digestSite('alpha');
    const report = await buildSites({ ...options, sandboxUrl: 'http://127.0.0.1:1' });
    expect(report.targets.map(({ error }) => error)).toEqual([
      expect.stringMatching(/^alpha: The index at http:\/\/127\.0\.0\.1:1 does not answer/),
      expect.stringMatching(/^beta: The index/),
    ]);
    expect(digestSite('alpha')).toBe(before);
  });
});
