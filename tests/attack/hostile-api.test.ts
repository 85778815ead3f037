import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { Verdict } from '#scripts/check/api/ask.ts';
import { checkApi } from '#scripts/check/api/run.ts';
import { fetchReviews } from '#scripts/build/reviews/fetch-reviews.ts';
import { fixtureDealer } from '../integration/fixture-target.ts';
import { listen } from '../listen.ts';
import { expectInTime } from './processor.ts';

/*
 * The server that a build asks for reviews, or that somebody holds to the contract, may be anybody's: it costs no memory, no
 * time without an end, and writes nothing into a terminal.
 */

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  return listen(server);
}
const json = { 'content-type': 'application/json' };

/** Bytes that were sent before the other side went away. */
function pour(piece: Buffer): { answer: RequestListener; sent: () => number } {
  let sent = 0;
  return {
    sent: () => sent,
    answer: (_, response) => {
      response.writeHead(200, json);
      const more = (): void => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    },
  };
}
/** 200 MB of blanks in 200 KB. */
const bomb = gzipSync(Buffer.concat([Buffer.alloc(200_000_000, ' '), Buffer.from('{}')]));

const check = async (base: string): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  for await (const one of checkApi(base, { adminKey: null, vehicle: null, writes: false, only: ['health'] }))
    verdicts.push(one);
  return verdicts;
};
function reviewsAt(url: string, locationCount: number, patience = 15) {
  const { site, ...dealer } = fixtureDealer('alpha');
  const [location] = site.locations;
  if (!location) throw new Error('no location');
  const locations = Array.from({ length: locationCount }, () => location);
  return fetchReviews({ ...dealer, site: { ...site, apiUrl: url, locations } }, { patience });
}
const reviewsOf = (url: string, patience = 1) => reviewsAt(url, 1, patience);

test('an answer without an end is not read to its end', async () => {
  const { answer, sent } = pour(Buffer.alloc(1_000_000, ' '));
  const url = await serve(answer);
  const verdicts = await check(url);
  expect(verdicts.length).toBeGreaterThan(0);
  for (const { came } of verdicts) expect(came).toBe('more than 20000000 bytes');
  await expect(reviewsOf(url)).rejects.toThrow('answered more reviews than a dealer has');
  expect(sent()).toBeLessThan((verdicts.length + 1) * 40_000_000);
});

test('nor one that is small until it is unpacked', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb);
  });
  for (const { came } of await check(url)) expect(came).toBe('more than 20000000 bytes');
  // A busy machine takes its time to unpack what is allowed.
  await expect(reviewsOf(url, 15)).rejects.toThrow('answered more reviews than a dealer has');
});

test('nor many that are large together', async () => {
  const review = { customer: 'A. Buyer', rating: 5, date: '2026-01-02', text: 'word '.repeat(900) };
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.writeHead(200, json).end(JSON.stringify({ reviews: Array(500).fill(review) }));
  });
  await expect(reviewsAt(url, 40)).rejects.toThrow('answered more reviews than a dealer has');
  expect(asked).toBe(6);
  asked = 0;
  server.removeAllListeners('request').on('request', (_, response) => {
    asked += 1;
    response.writeHead(200, json).end(JSON.stringify({ reviews: Array(6_000).fill({}) }));
  });
  await expect(reviewsAt(url, 40)).rejects.toThrow('answered more reviews than a dealer has');
  expect(asked).toBe(2);
});

test('a server that is slow with each of forty locations holds a build up no longer than with a few', async () => {
  const url = await serve((_, response) => {
    setTimeout(() => response.writeHead(200, json).end('{"reviews":[]}'), 60);
  });
  const begun = performance.now();
  await expect(reviewsAt(url, 40, 0.1)).rejects.toThrow('no answer in time');
  expectInTime(performance.now() - begun, 1_500);
});

test('what it says is one line of plain signs in the terminal', async () => {
  const said = '\u001b]0;owned\u0007\u001b[2J\u001b[32mok\nno\r\n\u202efdp.exe\u2028ok  everything';
  const url = await serve((_, response) => {
    response.writeHead(500, json).end(JSON.stringify({ message: said }) + said);
  });
  const verdicts = await check(url);
  expect(verdicts.some(({ expected }) => expected !== null)).toBe(true);
  for (const { came } of verdicts) expect(came).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
});

test.each([
  ['deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['names of the language', '{"__proto__":{"ok":true},"constructor":1,"reviews":{"length":1e9}}'],
  ['no JSON', '<html>'],
  ['nothing', ''],
])('a body that is %s is a verdict, not a failure', async (_, body) => {
  const url = await serve((_request, response) => void response.writeHead(200, json).end(body));
  for (const { expected } of await check(url)) expect(expected).not.toBeNull();
  await expect(reviewsOf(url)).rejects.toThrow(/answered|properly/);
});

test('an answer that never comes is given up', async () => {
  const url = await serve((_, response) => void response.writeHead(200, json).write('{'));
  await expect(reviewsOf(url)).rejects.toThrow('no answer in time');
});
