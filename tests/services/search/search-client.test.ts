import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SearchClient } from '#services/search/search-client.ts';

/** An index that answers with the query that it was asked, and fails where it is asked to. */
const asked: string[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    const { q } = JSON.parse(body) as { q: string };
    asked.push(q);
    response.writeHead(q === 'broken' ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ q }));
  });
});
let ask: (q: string) => Promise<unknown>;
const open = (lifetime?: number) => {
  const { port } = server.address() as AddressInfo;
  const { multiSearch } = new SearchClient({
    apiKey: 'k',
    nodes: [{ host: '127.0.0.1', port, protocol: 'http', path: '' }],
    ...(lifetime === undefined ? {} : { cacheSearchResultsForSeconds: lifetime }),
  });
  return (q: string) => multiSearch.perform({ q });
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  ask = open();
});
const askAll = async (queries: readonly string[]): Promise<void> => {
  for (const q of queries) expect(await ask(q)).toEqual({ q });
};

test('SRCH-13 ten answers are kept', async () => {
  const ten = [...'abcdefghij'];
  await askAll([...ten, ...ten]);
  expect(asked).toEqual(ten);
});

test('SRCH-13 C43 the eleventh takes the place of the oldest, however lately that was asked for', async () => {
  await askAll([...'abcdefghij', 'a', 'k']);
  expect(asked).toEqual([...'abcdefghijk']);
  await askAll(['b', 'a']);
  expect(asked.slice(11)).toEqual(['a']);
});

test('a failure is not kept, and an answer no longer than it was said to be', async () => {
  await expect(ask('broken')).rejects.toThrow();
  await expect(ask('broken')).rejects.toThrow();
  expect(asked).toEqual(['broken', 'broken']);
  ask = open(0);
  await askAll(['a', 'a']);
  expect(asked.slice(2)).toEqual(['a', 'a']);
});
