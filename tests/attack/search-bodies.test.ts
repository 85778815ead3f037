import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Child, startChild } from '../scripts/sandbox/search/child.ts';

const megabyte = 1_048_576;
const admin = 'admin-key';
const folder = mkdtempSync(join(tmpdir(), 'attack-bodies-'));
let sandbox: Child;
let searchKey: string;
let leadKey: string;

/** Posts small text as JSON, as an honest client does. */
async function post(path: string, key: string, body: unknown): Promise<{ status: number; text: string }> {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'x-typesense-api-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Posts so many bytes of `piece` and stops when it is answered; tells the status, or 0 when there was no answer. */
function flood(path: string, key: string | null, bytes: number, says: boolean, piece = '['): Promise<number> {
  const chunk = Buffer.from(piece.repeat(65_536));
  return new Promise((resolve) => {
    const request = http.request(sandbox.url + path, {
      method: 'POST',
      agent: false,
      headers: {
        ...(key === null ? {} : { 'x-typesense-api-key': key }),
        ...(says ? { 'content-length': String(bytes) } : {}),
      },
    });
    let sent = 0;
    const send = (): void => {
      while (sent < bytes && !request.destroyed) {
        const part = chunk.subarray(0, Math.min(chunk.length, bytes - sent));
        sent += part.length;
        if (!request.write(part)) return;
      }
      if (!request.destroyed) request.end();
    };
    request.on('drain', send);
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.once('error', () => resolve(0));
    send();
  });
}

/** Megabytes that the sandbox takes of the machine's memory. */
const readMemory = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(sandbox.process.pid)])) / 1024;

beforeAll(async () => {
  sandbox = await startChild(folder, ['--max-old-space-size=128']);
  const makeKey = async (actions: string[]): Promise<string> => {
    const { text } = await post('/keys', admin, { description: 'attack', actions, collections: ['.*'] });
    return (JSON.parse(text) as { value: string }).value;
  };
  searchKey = await makeKey(['documents:search']);
  leadKey = await makeKey(['documents:create']);
  const fields = [{ name: '.*', type: 'auto' }];
  await post('/collections', admin, { name: 'inbox', fields });
});
afterAll(async () => {
  await sandbox.kill();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['no key', '/multi_search', null, 413],
  ['a wrong key', '/multi_search', 'wrong', 401],
  ['a wrong key', '/collections/inbox/documents', 'wrong', 401],
  ['a wrong key', '/collections/inbox/documents/import', 'wrong', 401],
  ['the key of a site', '/multi_search', 'search', 413],
  ['the key of leads', '/collections/inbox/documents', 'leads', 413],
])('twenty posts of 31 MB with %s to %s cost no memory', async (_, path, name, status) => {
  const key = name === 'search' ? searchKey : name === 'leads' ? leadKey : name;
  const before = readMemory();
  // Half of them do not say how long they are.
  const floods = Array.from({ length: 20 }, (_, at) => flood(path, key, 31 * megabyte, at % 2 === 0));
  const answers = await Promise.all(floods);
  // A connection may break while its client is still sending; nobody gets anything else.
  expect(new Set(answers.filter((answer) => answer !== 0))).toEqual(new Set([status]));
  expect(readMemory() - before).toBeLessThan(150);
  expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
});

test('bodies that never end leave room for a lead', async () => {
  const held = Array.from({ length: 100 }, () => {
    const request = http.request(`${sandbox.url}/multi_search`, {
      method: 'POST',
      agent: false,
      headers: { 'x-typesense-api-key': searchKey, 'content-length': String(megabyte) },
    });
    request.on('error', () => undefined);
    request.write(Buffer.alloc(megabyte - 1, 32));
    return request;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { status } = await post('/collections/inbox/documents', leadKey, { id: 'l1', name: 'A' });
  expect(status).toBe(201);
  for (const request of held) request.destroy();
});

test('bodies of searches that wait for their turn keep their room, so one connection has a few of them', async () => {
  const fields = [{ name: 'name', type: 'string' }];
  // Bodies of the test before count until their connections are known to have broken.
  await vi.waitFor(async () => {
    expect((await post('/collections', admin, { name: 'cars', fields })).status).toBe(201);
  }, 10_000);
  const names = Array.from({ length: 2_000 }, (_, at) => `word${at}*`).join(',');
  const dear = { collection: 'cars', q: '*', query_by: 'name', filter_by: `name:[${names}]` };
  const body = JSON.stringify({ searches: [{ ...dear, q: ' '.repeat(900_000) }, dear, dear, dear] });
  const documents = Array.from({ length: 200 }, (_, at) => JSON.stringify({ name: `word${at} ute` }));
  const { status } = await post('/collections/cars/documents/import', admin, documents.join('\n'));
  expect(status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => post('/multi_search', searchKey, body).catch(() => ({ status: 0 }))),
  );
  const refused = answers.filter(({ status }) => status === 503).length;
  expect(refused).toBeGreaterThan(20);
  expect(refused).toBeLessThan(80);
  expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
}, 60_000);

test('a lead is small and shallow', async () => {
  const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const large = { id: 'l2', message: 'x'.repeat(70_000) };
  expect((await post('/collections/inbox/documents', leadKey, large)).status).toBe(413);
  const deep = `{"id":"l3","more":${nest(4000)}}`;
  expect((await post('/collections/inbox/documents', leadKey, deep)).status).toBe(400);
  expect((await post('/collections/inbox/documents', admin, deep)).status).toBe(400);
  expect((await post('/api/leads', '', `{"userData":${deep},"isLastStep":true}`)).status).toBe(400);
  const search = `{"searches":[{"collection":"inbox","q":${nest(100_000)}}]}`;
  expect((await post('/multi_search', searchKey, search)).status).toBe(400);
});

test('an import of 40 MB is answered line by line and costs no memory', async () => {
  const line = `${JSON.stringify({ id: 'one', text: 'x'.repeat(20_000) })}\n`;
  const count = Math.ceil((40 * megabyte) / line.length);
  const encoder = new TextEncoder();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(encoder.encode(line));
      if (++sent === count) controller.close();
    },
  });
  const before = readMemory();
  const answer = await fetch(
    `${sandbox.url}/collections/inbox/documents/import?action=upsert&return_doc=true`,
    {
      method: 'POST',
      headers: { 'x-typesense-api-key': admin },
      body,
      duplex: 'half',
    } as RequestInit,
  );
  let results = 0;
  const decoder = new TextDecoder();
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>)
    results += decoder.decode(piece, { stream: true }).split('"success":true').length - 1;
  // One that is cut between two pieces is not counted.
  expect(results).toBeGreaterThan(count * 0.9);
  expect(readMemory() - before).toBeLessThan(150);
});
