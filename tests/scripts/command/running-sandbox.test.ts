import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const hosted = { host: 'search.example.com', port: 443, protocol: 'https', path: '', key: null } as const;

let dealer: Dealer;
beforeAll(async () => {
  mkdirSync(sandboxFolder);
  [dealer] = (await loadDealers({ directory: testSites, only: ['harbour-toyota'] })).dealers as [Dealer];
});

describe('a running sandbox', () => {
  test('is found by its data folder until it ends', () => {
    expect(findRunningSandbox(data)).toBeNull();
    const withdraw = announceSandbox(sandboxFolder, url);
    expect(findRunningSandbox(data)).toBe(url);
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
    expect(resolveIndex(search(), {}, url, {}).url).toBe(url);
    expect(resolveIndex(hosted, {}, url, {}).url).toBe('https://search.example.com:443');
    expect(resolveIndex(search(), {}, url, environment).url).toBe('http://127.0.0.1:8170');
    expect(resolveIndex(search(), { port: 8199 }, url, {}).url).toBe('http://127.0.0.1:8199');
    expect(resolveIndex(search(), { host: 'index.example' }, url, {}).url).toBe('http://index.example:8108');
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
