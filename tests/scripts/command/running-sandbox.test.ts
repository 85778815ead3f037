import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { followSandbox } from '#scripts/build/site/replace-services.ts';
import { announceSandbox, findRunningSandbox } from '#scripts/command/running-sandbox.ts';
import { resolveIndex } from '#scripts/stock/address.ts';
import { testSites } from '../../config/directory.ts';

const data = mkdtempSync(join(tmpdir(), 'running-'));
const sandboxFolder = join(data, 'sandbox');
afterAll(() => rmSync(data, { recursive: true }));
const url = 'http://127.0.0.1:8142';
const running = { url, apiKey: 'the key of the folder' };
const hosted = { host: 'search.example.com', port: 443, protocol: 'https', path: '', key: null } as const;

let dealer: Dealer;
beforeAll(async () => {
  mkdirSync(sandboxFolder);
  [dealer] = (await loadDealers({ directory: testSites, only: ['harbour-toyota'] })).dealers as [Dealer];
});

describe('a running sandbox', () => {
  test('is found by its data folder until it ends', () => {
    expect(findRunningSandbox(data)).toBeNull();
    const withdraw = announceSandbox(sandboxFolder, running);
    expect(findRunningSandbox(data)).toEqual(running);
    expect(statSync(join(sandboxFolder, 'running.json')).mode & 0o777).toBe(0o600);
    withdraw();
    expect(findRunningSandbox(data)).toBeNull();
  });

  test.each([
    ['of a process that was killed', JSON.stringify({ url, pid: 2 ** 30, mark: null })],
    ['of an earlier process with the same number', JSON.stringify({ url, pid: process.pid, mark: 'then 1' })],
    ['that is cut short', '{"url":"http'],
    ['without an address', JSON.stringify({ pid: process.pid, mark: null })],
  ])('a note %s counts for nothing', (_, note) => {
    writeFileSync(join(sandboxFolder, 'running.json'), note);
    expect(findRunningSandbox(data)).toBeNull();
  });
});

describe('which index a command uses', () => {
  const search = (): Dealer['build']['index'] => dealer.build.index;

  test('stock: flags before the environment before the dealer file before the running sandbox', () => {
    const environment = { FORECOURT_SANDBOX_URL: 'http://127.0.0.1:8170' };
    expect(resolveIndex(search(), {}, null, {}).url).toBe('http://127.0.0.1:8108');
    expect(resolveIndex(search(), {}, running, {}).url).toBe(url);
    expect(resolveIndex(hosted, {}, running, {}).url).toBe('https://search.example.com:443');
    expect(resolveIndex(search(), {}, running, environment).url).toBe('http://127.0.0.1:8170');
    expect(resolveIndex(search(), { port: 8199 }, running, {}).url).toBe('http://127.0.0.1:8199');
    expect(resolveIndex(search(), { host: 'index.example' }, running, {}).url).toBe(
      'http://index.example:8108',
    );
  });

  test('the key: flag before hosted before sandbox before the one that runs; else none, and no usual one', () => {
    const key = (flags: object, environment: NodeJS.ProcessEnv, found = true) =>
      resolveIndex(search(), flags, found ? running : null, environment).apiKey;
    const both = { TYPESENSE_ADMIN_KEY: 'hosted', FORECOURT_ADMIN_KEY: 'own' };
    expect(key({ apiKey: 'flag' }, both)).toBe('flag');
    expect(key({}, both)).toBe('hosted');
    expect(key({}, { FORECOURT_ADMIN_KEY: 'own' })).toBe('own');
    expect(key({}, {})).toBe('the key of the folder');
    expect(key({}, {}, false)).toBe('');
  });

  test('build: a dealer that names no index follows the sandbox with its API, others stay as they are', () => {
    const { site, build } = followSandbox(dealer, url);
    expect([build.index.port, site.apiUrl]).toEqual([8142, `${url}/api`]);
    expect(followSandbox(dealer, null)).toEqual(dealer);
    const elsewhere = { ...dealer, build: { ...dealer.build, index: hosted } };
    expect(followSandbox(elsewhere, url)).toEqual(elsewhere);
    expect(followSandbox({ ...dealer, site: { ...dealer.site, apiUrl: null } }, url).site.apiUrl).toBeNull();
  });
});
