import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTurns } from '#scripts/sandbox/images/turns.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'crowd-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    ...{
      port: 0,
      host: '127.0.0.1',
      apiKey: '9f86d081884c7d659a2feaa0c55ad015',
      dataDir: folder,
      proxies: 1,
    },
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const ask = async (from: string, query: string, signal?: AbortSignal): Promise<number> => {
  const options = { headers: { 'x-forwarded-for': from }, ...(signal && { signal }) };
  const answer = await fetch(`${sandbox.url}/images/vehicles/suv/hero/blue.jpg?${query}`, options);
  await answer.arrayBuffer();
  return answer.status;
};

test('nobody waits for the pictures that a stranger has made up', { timeout: 60_000 }, async () => {
  let made = 0;
  const crowd = Array.from({ length: 20 }, async (_, at) => {
    const status = await ask('203.0.113.1', `width=960&height=${500 + at}`);
    made += 1;
    return status;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = made;
  for (const width of [160, 320]) expect(await ask('203.0.113.2', `width=${width}`)).toBe(200);
  // For each of the two, at most those that were begun already are through.
  expect(made - before).toBeLessThan(12);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});

test('what somebody asked for who has gone is not made', { timeout: 60_000 }, async () => {
  const left = new AbortController();
  const asked = Array.from({ length: 20 }, (_, at) =>
    ask('203.0.113.3', `width=960&height=${700 + at}`, left.signal).catch(() => 0),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const count = (): number =>
    readdirSync(join(folder, 'images'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  left.abort();
  await Promise.all(asked);
  const before = count();
  expect(await ask('203.0.113.3', 'width=240')).toBe(200);
  expect(count() - before).toBeLessThan(8);
});

test('each of those who wait gets a turn before one gets a second, and a failure frees its turn', async () => {
  const inTurn = createTurns({ all: 2, each: 1 });
  const done: string[] = [];
  const work = (who: string, name: string) =>
    inTurn(who, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push(name);
      if (name === 'a1') throw new Error('it fails');
    }).catch(() => undefined);
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => work('a', name)),
    ...['b1', 'b2'].map((name) => work('b', name)),
    ...['c1', 'c2'].map((name) => work('c', name)),
  ]);
  expect(done.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'c2']);
  expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a2'));
  expect(done.indexOf('c1')).toBeLessThan(done.indexOf('a3'));
  expect(done.at(-1)).toBe('a4');
});

test('a connection has some pages of pictures waiting; what is beyond is told to come back', async () => {
  const left = new AbortController();
  const statuses: number[] = [];
  const asked = Array.from({ length: 400 }, async (_, at) => {
    statuses.push(await ask('203.0.113.4', `width=960&height=${400 + at}`, left.signal).catch(() => 0));
  });
  const countRefused = (): number => statuses.filter((status) => status === 429).length;
  await expect.poll(countRefused, { timeout: 10_000 }).toBeGreaterThan(50);
  left.abort();
  expect(await ask('203.0.113.5', 'width=242')).toBe(200);
  await Promise.all(asked);
});

test('a connection that asks on without waiting for an answer is ended, and its requests are not begun', async () => {
  const { hostname, port } = new URL(sandbox.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) =>
    socket
      .on('close', resolve)
      .on('error', () => undefined)
      .resume(),
  );
  const before = performance.now();
  socket.write(
    'GET /images/vehicles/suv/hero/red.jpg?width=961 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(3_000),
  );
  await closed;
  expect(performance.now() - before).toBeLessThan(10_000);
});
