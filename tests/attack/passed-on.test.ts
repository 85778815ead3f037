import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRedirects } from '#scripts/build/site/headers.ts';
import { createSitesApp } from '#scripts/serve/app.ts';
import { listenNear, type Listening } from '#scripts/serve/listen.ts';
import { listen } from '../listen.ts';

/*
 * Bodies that the local server of sites passes on to the dealer API, sent by hand: no client of this process waits for a body.
 */

const directory = mkdtempSync(join(tmpdir(), 'passed-on-'));
let arrived = 0;
const api = createServer((asked, response) => {
  arrived = 0;
  asked.on('data', (piece: Buffer) => (arrived += piece.length));
  asked.on('end', () => response.end('{"ok":true}'));
  asked.on('error', () => undefined);
});
let site: Listening;
beforeAll(async () => {
  const address = `${await listen(api)}/api`;
  writeFileSync(join(directory, '_redirects'), formatRedirects({}, address));
  const app = createSitesApp(() => [{ slug: 'x', template: 'base', name: 'x', directory }]);
  site = await listenNear(app, 0, '127.0.0.1');
});
afterAll(async () => {
  await site.close();
  api.close();
  rmSync(directory, { recursive: true });
});

const megabyte = Buffer.alloc(1_048_576, 'x');
/** Sends so many megabytes in pieces; answers the status. A connection that is closed on the way is 0. */
const send = (megabytes: number, headers: Record<string, string | number> = {}): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(
      { port: site.port, host: '127.0.0.1', method: 'PUT', path: '/api/uploads/x', headers: { host: 'x.localhost', ...headers } }, // oxfmt-ignore
      (answer) => {
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      },
    );
    sent.on('error', () => resolve(0));
    const more = (left: number): void => {
      if (left === 0) sent.end();
      else if (!sent.destroyed) sent.write(megabyte, () => more(left - 1));
    };
    more(megabytes);
  });

test('a body without a stated length arrives whole', async () => {
  expect(await send(9)).toBe(200);
  expect(arrived).toBe(9 * megabyte.length);
});

test.each([{ expect: '100-continue' }, { te: 'trailers' }, { 'keep-alive': 'timeout=5' }])(
  'a request with %j is no silent server',
  async (headers) => expect(await send(1, headers)).toBe(200),
);

test('one that says to be larger than any that is taken is refused before it comes', async () => {
  expect(await send(0, { 'content-length': 17_000_000 })).toBe(413);
});

test('one without an end is refused, and none of it is kept', async () => {
  const measureGrowth = async (): Promise<number> => {
    const before = process.memoryUsage.rss();
    const statuses = await Promise.all(Array.from({ length: 6 }, () => send(120)));
    expect(statuses.every((status) => status === 413 || status === 0)).toBe(true);
    return process.memoryUsage.rss() - before;
  };
  // The memory of a process grows once for whoever comes first; what is kept comes again each time.
  expect(Math.min(await measureGrowth(), await measureGrowth())).toBeLessThan(250e6);
});
