import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

let sandbox: Sandbox;
let folder: string;

async function open(
  proxies: number,
  siteHosts: readonly string[] = [],
): Promise<(passedOn: string) => Promise<boolean>> {
  folder = mkdtempSync(join(tmpdir(), 'proxies-'));
  sandbox = await startSandbox({
    ...{
      port: 0,
      host: '127.0.0.1',
      apiKey: randomBytes(24).toString('base64url'),
      dataDir: folder,
      ...{ proxies, siteHosts },
    },
  });
  return async (passedOn) => {
    const answer = await fetch(`${sandbox.url}/api/trade-in/lookups`, {
      method: 'POST',
      headers: passedOn ? { 'x-forwarded-for': passedOn } : {},
      body: '{}',
    });
    return answer.status === 429;
  };
}

/** Whether so many requests are at least one too many. */
async function askOften(ask: () => Promise<boolean>, times = 21): Promise<boolean> {
  let isRefused = false;
  for (let count = 0; count < times; count += 1) isRefused = (await ask()) || isRefused;
  return isRefused;
}

afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('who is counted behind reverse proxies', () => {
  test('without any, what a client writes of itself counts for nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = await open(0);
    await ask('');
    expect(warn).not.toHaveBeenCalled();
    let number = 0;
    expect(await askOften(() => ask(`203.0.113.${(number += 1)}`))).toBe(true);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('start with --proxies 1') as string]]);
    warn.mockRestore();
  });

  test('behind one, each client for itself; it cannot write itself another address', async () => {
    const ask = await open(1);
    let number = 0;
    expect(await askOften(() => ask(`203.0.113.${(number += 1)}`))).toBe(false);
    expect(await askOften(() => ask(`198.51.100.${(number += 1)}, 203.0.113.200`))).toBe(true);
    expect(await ask('203.0.113.201')).toBe(false);
  });

  test('of IPv6 a customer counts once, however many networks it has, and spelled in whatever way', async () => {
    const ask = await open(1);
    let number = 0;
    expect(await askOften(() => ask(`2001:db8:1:${(number += 1).toString(16)}::${number}`))).toBe(true);
    expect(await ask('2001:0DB8:0001:ffff::')).toBe(true);
    expect(await ask('2001:db8:2::1')).toBe(false);
    expect(await askOften(() => ask('::ffff:203.0.113.7'))).toBe(true);
    expect(await ask('203.0.113.7')).toBe(true);
  });

  test('of what a proxy writes with a port or in brackets, the address counts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = await open(1, ['198.51.100.0/24']);
    let number = 0;
    expect(await askOften(() => ask(`203.0.113.${(number += 1)}:51234`))).toBe(false);
    expect(await askOften(() => ask(`[2001:db8:${(number += 1)}::1]:443`))).toBe(false);
    expect(await askOften(() => ask(`203.0.113.100:${(number += 1)}`))).toBe(true);
    expect(await ask('203.0.113.100')).toBe(true);
    expect(await ask('203.0.113.100:9, 198.51.100.7:443')).toBe(true);
    expect(await askOften(() => ask('[2001:db8:aa::1]'))).toBe(true);
    expect(await ask('[2001:db8:aa:5::1]:443')).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('of what is no address the connection counts, and whose proxy it is hears so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = await open(1);
    await ask('');
    await ask('nobody, 203.0.113.1');
    expect(warn).not.toHaveBeenCalled();
    const odd = ['unknown', '203.0.113.1:', '203.0.113.1:x', '[203.0.113.1]:80', '[2001:db8::1', '[]', '203.0.113:80']; // oxfmt-ignore
    let number = 0;
    expect(await askOften(() => ask(odd[(number += 1) % odd.length] ?? ''))).toBe(true);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('X-Forwarded-For') as string]]);
    warn.mockRestore();
  });

  test('addresses of IPv4 that a network of IPv6 alone translates are told apart', async () => {
    const ask = await open(1, ['198.51.100.0/24']);
    let number = 0;
    expect(await askOften(() => ask(`64:ff9b::cb00:71${(number += 1).toString(16).padStart(2, '0')}`))).toBe(false); // oxfmt-ignore
    expect(await askOften(() => ask('64:ff9b::203.0.113.100'))).toBe(true);
    expect(await ask('203.0.113.100')).toBe(true);
    expect(await ask('203.0.113.100, 64:ff9b::198.51.100.7')).toBe(true);
    // Nobody becomes the machine itself so.
    expect(await askOften(() => ask('127.0.0.1'))).toBe(true);
    expect(await ask('64:ff9b::127.0.0.1')).toBe(false);
  });

  test('behind two, whom the first one heard from; of what is no address the connection counts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = await open(2);
    expect(await askOften(() => ask('203.0.113.1, 10.0.0.2'))).toBe(true);
    expect(await ask('203.0.113.2, 10.0.0.2')).toBe(false);
    let number = 0;
    expect(await askOften(() => ask(`nobody${(number += 1)}, 10.0.0.2`))).toBe(true);
    expect(await ask('')).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('of what comes by the host of a site, whom that host heard from; nobody else writes themselves an address', async () => {
    const ask = await open(1, ['198.51.100.0/24', '2001:db8:9::/48']);
    expect(await askOften(() => ask('203.0.113.1, 198.51.100.7'))).toBe(true);
    expect(await ask('203.0.113.1')).toBe(true);
    expect(await ask('203.0.113.2, 198.51.100.8')).toBe(false);
    expect(await ask('203.0.113.1, 2001:db8:9::5')).toBe(true);
    expect(await ask('203.0.113.1, ::ffff:198.51.100.9')).toBe(true);
    let number = 0;
    expect(await askOften(() => ask(`203.0.113.${(number += 1)}, 192.0.2.1`))).toBe(true);
    // Who writes the address of the host writes no further one: the proxy adds their own.
    expect(await askOften(() => ask(`203.0.113.${(number += 1)}, 198.51.100.7, 192.0.2.2`))).toBe(true);
  });
});
