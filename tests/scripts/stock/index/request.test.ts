import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { countDocuments, fetchAlias, listCollections } from '#scripts/stock/index/collections.ts';
import { importDocuments } from '#scripts/stock/index/documents.ts';
import { request } from '#scripts/stock/index/request.ts';
import { listen } from '../../../listen.ts';

/** An index that closes the connection at every other request, beginning with the first; what was asked of it. */
async function startClosing() {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(incoming.method ?? '');
    if (asked.length % 2 === 1) incoming.socket.destroy();
    else response.end('[]');
  });
  const origin = await listen(server);
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { index: { url: origin, apiKey: 'k' }, asked, close };
}

test('a question is asked once more when its connection was closed, a change is not', async () => {
  const { index, asked, close } = await startClosing();
  expect(await request(index, { path: '/collections' })).toBe('[]');
  expect(asked).toEqual(['GET', 'GET']);
  const change = request(index, { method: 'POST', path: '/collections', body: '{}' });
  await expect(change).rejects.toThrow(/does not answer/);
  expect(asked).toEqual(['GET', 'GET', 'POST']);
  await close();
});

/** Something that answers in place of an index. */
async function startOther(answer: (response: ServerResponse) => void) {
  const keys: (string | undefined)[] = [];
  const server = createServer((incoming, response) => {
    keys.push(incoming.headers['x-typesense-api-key']?.toString());
    answer(response);
  });
  const url = await listen(server);
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { index: { url, apiKey: 'k' }, keys };
}

test.each(['<!doctype html><title>Sign in</title>', 'null', '', '{}'])(
  'a proxy that answers 200 with %j in place of the index is told in words',
  async (body) => {
    const { index } = await startOther((response) => response.end(body));
    for (const ask of [
      () => countDocuments(index, 'cars'),
      () => fetchAlias(index, 'cars'),
      () => listCollections(index),
    ])
      await expect(ask()).rejects.toThrow(/is no index: expected its JSON, found/);
    if (body !== '')
      await expect(importDocuments(index, 'cars', [{ id: '1' }])).rejects.toThrow(/is no index/);
  },
);

test.each(['<h1>404 Not Found</h1>', '', 'default backend - 404', '{}', 'null'])(
  'a proxy that answers 404 with %j says of nothing that it is missing',
  async (body) => {
    const { index } = await startOther((response) => response.writeHead(404).end(body));
    await expect(countDocuments(index, 'cars')).rejects.toThrow(/refused GET \/collections\/cars: 404/);
    await expect(fetchAlias(index, 'cars')).rejects.toMatchObject({ status: null });
  },
);

test.each([200, 404])('an answer of %i that unpacks without end is not read to its end', async (status) => {
  const packed = gzipSync(Buffer.alloc(80 * 1_048_576));
  const { index } = await startOther((response) =>
    response.writeHead(status, { 'content-encoding': 'gzip' }).end(packed),
  );
  await expect(countDocuments(index, 'cars')).rejects.toThrow(/with more than 64 MB/);
});

test('an index that sends elsewhere does not get the admin key sent there', async () => {
  const other = await startOther((response) => response.end('[]'));
  const { index } = await startOther((response) =>
    response.writeHead(307, { location: `${other.index.url}/collections` }).end(),
  );
  await expect(listCollections(index)).rejects.toThrow(
    `The index at ${index.url} leads elsewhere, to ${other.index.url}/collections.`,
  );
  expect(other.keys).toEqual([]);
});
