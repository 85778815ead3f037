import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { createSiteKeys, searchKeyRequest } from '#scripts/build/keys.ts';
import type { BuildOptions } from '#scripts/build/options.ts';
import type { BuildReport } from '#scripts/build/report.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { fixtureDocument } from '../../integration/fixture-target.ts';

// Inside the project, so that rendered pages find their packages.
mkdirSync('.forecourt', { recursive: true });
const root = mkdtempSync(path.resolve('.forecourt', 'build-test-'));
const adminKey = 'an-admin-key-that-must-never-be-published';
const directory = path.join(root, 'dealers');
let sandbox: Sandbox;
let options: BuildOptions;

const yaml = readFileSync('tests/integration/dealers/corner-cars.yaml', 'utf8');
const writeDealer = (slug: string, extra = ''): void =>
  writeFileSync(
    path.join(directory, `${slug}.yaml`),
    yaml.replace('www.cornercars.example', `www.${slug}.example`) + extra,
  );

async function send(method: string, place: string, body?: string): Promise<void> {
  const headers = { 'x-typesense-api-key': adminKey };
  const response = await fetch(sandbox.url + place, { method, headers, ...(body && { body }) });
  if (!response.ok) throw new Error(`${method} ${place}: ${await response.text()}`);
}

async function loadAlpha(): Promise<Dealer> {
  const [alpha] = (await loadDealers({ directory, only: ['alpha'] })).dealers;
  if (!alpha) throw new Error('The dealer alpha does not load.');
  return alpha;
}

const collectionOf = (slug: string): string => `vehicles_${slug}`;

async function fill(slug: string, count: number): Promise<void> {
  const fields = [{ name: '.*', type: 'auto' }];
  await send('POST', '/collections', JSON.stringify({ name: collectionOf(slug), fields }));
  const lines = Array.from({ length: count }, (_, index) => JSON.stringify(fixtureDocument(index)));
  await send('POST', `/collections/${collectionOf(slug)}/documents/import`, lines.join('\n'));
}

const statuses = ({ targets }: BuildReport): string[] =>
  targets.map(({ slug, status }) => `${slug} ${status}`);

/** Digest of every file of a site. */
function digestSite(slug: string): string {
  const site = path.join(options.out, slug);
  const hash = createHash('sha256');
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex');
}

beforeAll(async () => {
  cpSync('tests/integration/dealers', directory, { recursive: true });
  rmSync(path.join(directory, 'corner-cars.yaml'));
  for (const slug of ['alpha', 'beta']) writeDealer(slug);
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: path.join(root, 'sandbox'),
    empty: true,
  });
  for (const slug of ['alpha', 'beta']) await fill(slug, 6);
  options = {
    out: path.join(root, 'dist'),
    data: path.join(root, 'data'),
    dealersDirectory: directory,
    dealers: [],
    templates: [],
    shard: { index: 1, count: 1 },
    durations: new Map(),
    force: false,
    jobs: 1,
    sandboxUrl: sandbox.url,
    adminKey,
    patience: 5,
    readLimit: 60,
  };
});

afterAll(async () => {
  await sandbox.close();
  rmSync(root, { recursive: true, force: true });
});

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
    const parent = searchKeyRequest(await loadAlpha(), adminKey).value;
    for (const entry of readdirSync(options.out, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      expect(text.includes(adminKey) || text.includes(parent), entry.name).toBe(false);
    }
    expect(existsSync(path.join(options.out, '.building'))).toBe(false);
  });

  test('the published search key finds this dealer and nobody else', async () => {
    const search = async (collection: string): Promise<number> => {
      const key = createSiteKeys(await loadAlpha(), adminKey, Math.floor(Date.now() / 1000)).search;
      const query = `q=*&query_by=name&x-typesense-api-key=${encodeURIComponent(key)}`;
      return (await fetch(`${sandbox.url}/collections/${collection}/documents/search?${query}`)).status;
    };
    expect(await search(collectionOf('alpha'))).toBe(200);
    expect(await search(collectionOf('beta'))).toBe(401);
  });

  test('the next night nothing changed, so nothing is built', async () => {
    expect(statuses(await buildSites(options))).toEqual(['alpha unchanged', 'beta unchanged']);
  });

  test('a forced build gives the same bytes', async () => {
    const before = digestSite('alpha');
    expect(statuses(await buildSites({ ...options, dealers: ['alpha'], force: true }))).toEqual([
      'alpha built',
    ]);
    expect(digestSite('alpha')).toBe(before);
  });

  test('one changed vehicle rebuilds one dealer', async () => {
    const changed = JSON.stringify(fixtureDocument(1, { price: 9_990 }));
    await send('POST', `/collections/${collectionOf('alpha')}/documents?action=upsert`, changed);
    expect(statuses(await buildSites(options))).toEqual(['alpha built', 'beta unchanged']);
  });

  test('one dealer’s broken file, missing stock or vanished stock stops nobody else and leaves the last good site', async () => {
    const before = digestSite('beta');
    writeDealer('gamma', 'openning: 1\n');
    writeDealer('delta');
    await send('DELETE', `/collections/${collectionOf('beta')}/documents?filter_by=price:>20010`);
    const changed = JSON.stringify(fixtureDocument(1, { price: 8_990 }));
    await send('POST', `/collections/${collectionOf('alpha')}/documents?action=upsert`, changed);
    const report = await buildSites(options);
    expect(statuses(report).sort()).toEqual(['alpha built', 'beta failed', 'delta failed', 'gamma failed']);
    const error = (slug: string) => report.targets.find((target) => target.slug === slug)?.error;
    expect(error('beta')).toMatch(/^beta: Stock fell from 6 to \d vehicles .*--force/);
    expect(error('delta')).toMatch(/^delta: .*no collection vehicles_delta/);
    expect(error('gamma')).toMatch(/gamma\.yaml:\d+:\d+ {2}openning/);
    expect(digestSite('beta')).toBe(before);
    for (const slug of ['gamma', 'delta']) rmSync(path.join(directory, `${slug}.yaml`));
  });

  test('force publishes the fallen stock', async () => {
    expect(statuses(await buildSites({ ...options, dealers: ['beta'], force: true }))).toEqual([
      'beta built',
    ]);
  });

  test('an index that is down names every dealer and leaves every site', async () => {
    const before = digestSite('alpha');
    const report = await buildSites({ ...options, sandboxUrl: 'http://127.0.0.1:1' });
    expect(report.targets.map(({ error }) => error)).toEqual([
      expect.stringMatching(/^alpha: The index at http:\/\/127\.0\.0\.1:1 does not answer/),
      expect.stringMatching(/^beta: The index/),
    ]);
    expect(digestSite('alpha')).toBe(before);
  });

  test('a build that is killed at any moment leaves each site whole, and the next one cleans up', async () => {
    const whole = new Set([digestSite('alpha')]);
    const words = ['--search-url', sandbox.url, '--out', options.out, '--data', options.data];
    const flags = [...words, '--dealers', directory, '--dealer', 'alpha', '--force', '--jobs', '1'];
    for (const delay of [300, 900, 1500, 2000, 2500, 3000]) {
      const child = spawn(process.execPath, ['scripts/build.ts', ...flags], {
        stdio: 'ignore',
        env: { ...process.env, TYPESENSE_ADMIN_KEY: adminKey },
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([sleep(delay), ended]);
      child.kill('SIGKILL');
      await ended;
      expect(whole).toContain(digestSite('alpha'));
    }
    await buildSites({ ...options, dealers: ['alpha'], force: true });
    expect(existsSync(path.join(options.out, '.building'))).toBe(false);
    expect(whole).toContain(digestSite('alpha'));
  }, 60_000);
});
