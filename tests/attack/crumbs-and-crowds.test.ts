import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openYard, type Yard } from '../services/search/yard.ts';

/*
 * Bodies that are cut into pieces of one byte: each weighed some hundred bytes in memory and cost as much as a packet, so
 * 20 MB from one address filled 1 GB and kept everybody else waiting for twenty seconds.
 */

let yard: Yard;
beforeAll(async () => {
  yard = await openYard([]);
});
afterAll(() => yard.close());

/** Sends a body in pieces of so many bytes; resolves with the status, or 'closed' where the connection ends without an answer. */
function sendInPieces(path: string, body: string, size: number, ends = true): Promise<string> {
  const pieces = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
  return new Promise((resolve) => {
    const socket = connect(yard.server.port, '127.0.0.1');
    let said = '';
    socket.on('data', (data) => {
      said += String(data);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1.1 (\d+)/.exec(said)?.[1] ?? 'closed'));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n`);
    socket.write(`Transfer-Encoding: chunked\r\n\r\n${chunks}${ends ? '0\r\n\r\n' : ''}`);
  });
}

test('a body of crumbs is refused before it is read, and others are answered meanwhile', async () => {
  const crumbs = 'x'.repeat(30_000);
  const sent = Array.from({ length: 20 }, () => sendInPieces('/api/events', crumbs, 1, false));
  const since = performance.now();
  const health = await fetch(`http://127.0.0.1:${yard.server.port}/health`);
  expect(health.status).toBe(200);
  expect(performance.now() - since).toBeLessThan(5_000);
  expect(new Set(await Promise.all(sent))).toEqual(new Set(['400']));
});

test.each([
  ['requests', 'GET /api/z HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['requests that Node answers by itself', 'GET / HTTP/1.1\r\n\r\n'],
  ['expectations that Node refuses by itself', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'],
])('crowds of %s end their connections, and others are answered meanwhile', async (_, request) => {
  const crowd = request.repeat(Math.ceil(60_000 / request.length));
  const ended = Array.from({ length: 100 }, () => {
    const socket = connect(yard.server.port, '127.0.0.1', () => socket.write(crowd));
    socket.on('error', () => undefined).resume();
    return new Promise((resolve) => socket.on('close', resolve));
  });
  const since = performance.now();
  await fetch(`http://127.0.0.1:${yard.server.port}/health`);
  await Promise.all(ended);
  expect(performance.now() - since).toBeLessThan(5_000);
});

test('a connection that waits for each answer asks as often as it likes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = get({ agent, port: yard.server.port, path: '/health' }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject);
    });
  for (let turn = 0; turn < 40; turn += 1) expect(await ask()).toBe(200);
  agent.destroy();
});

test.each([
  ['in packets', 500],
  ['in small pieces, as few as there are', 20],
])('a body %s is read', async (_, size) => {
  const body = JSON.stringify({ names: 'x'.repeat(1_500) });
  expect(await sendInPieces('/api/events', body, size)).toBe('422');
});
