import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readCollection } from '#catalogue/snapshot/read-collection.ts';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import { listen } from '../../listen.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
let server: Server | undefined;

/** An index that behaves as told; only broken ones are played, a sound one is the sandbox. */
async function misbehave(listener: RequestListener): Promise<Parameters<typeof readCollection>[0]> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    path: '',
    adminKey: 'test-admin',
    patience: 2,
    readLimit: 4,
  };
}

const answering =
  (stated: number, lines: string[]): RequestListener =>
  (request, response) => {
    response.end(
      request.url?.endsWith('export') ? lines.join('\n') : JSON.stringify({ num_documents: stated }),
    );
  };

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('one collection', () => {
  test('lands on disk as it is, and its digest ignores the order of documents', async () => {
    const one = await readCollection(
      await misbehave(answering(2, ['{"id":"1","name":"Citroën"}', '{"id":"2"}'])),
      'cars',
      directory,
    );
    server?.close();
    expect([...readDocuments(one.file)]).toEqual([{ id: '1', name: 'Citroën' }, { id: '2' }]);
    const other = await readCollection(
      await misbehave(answering(2, ['{"id":"2"}', '{"id":"1","name":"Citroën"}', ''])),
      'cars',
      directory,
    );
    expect(other.digest).toBe(one.digest);
    expect(one.count).toBe(2);
  });

  test('whose name no disk takes is an error like others, and ends nothing else', async () => {
    const access = await misbehave(answering(1, ['{"id":"1"}']));
    await expect(readCollection(access, 'v'.repeat(250), directory)).rejects.toMatchObject({
      code: 'ENAMETOOLONG',
    });
  });

  test('that does not exist has no file', async () => {
    const access = await misbehave((_request, response) => response.writeHead(404).end('{}'));
    expect(await readCollection(access, 'none', directory)).toMatchObject({ file: null, count: 0 });
  });

  test.each(['<h1>404</h1>', 'default backend - 404', ''])(
    'is not missing because a proxy answers 404 with %j',
    async (page) => {
      const access = await misbehave((_request, response) => response.writeHead(404).end(page));
      await expect(readCollection(access, 'cars', directory)).rejects.toThrow(
        /answered 404 to \/collections\/cars/,
      );
    },
  );
});

describe('a broken index is an error in words and leaves no draft', () => {
  const cases: [string, RequestListener, RegExp][] = [
    ['lies about counts', answering(3, ['{"id":"1"}']), /says that lies has 3 documents but sent 1/],
    [
      'drips for ever',
      (request, response) => {
        if (!request.url?.endsWith('export')) return response.end('{"num_documents":2}');
        const drip = setInterval(() => response.write('\n'), 50);
        return response.once('close', () => clearInterval(drip));
      },
      /was not done after 4 seconds \(\/collections\/lies\/documents\/export/,
    ],
    [
      'sends without end',
      (request, response) => {
        if (!request.url?.endsWith('export')) return response.end('{"num_documents":2}');
        const pour = setInterval(() => response.write('{"id":"1"}\n'.repeat(500)), 5);
        return response.once('close', () => clearInterval(pour));
      },
      /says that lies has 2 documents but sends more and more/,
    ],
    ['sends a page', answering(1, ['<html>', 'Bad gateway']), /sent something for lies that is no document/],
    ['describes itself in no JSON', (_request, response) => response.end('<html>'), /does not say how many/],
    ['is slow', () => undefined, /was silent for 2 seconds/],
    ['refuses the key', (_request, response) => response.writeHead(401).end(), /refuses the admin key/],
    ['fails', (_request, response) => response.writeHead(503).end(), /answered 503/],
    [
      'breaks off',
      (request, response) => {
        if (!request.url?.endsWith('export')) return response.end('{"num_documents":2}');
        response.writeHead(200, { 'content-length': '100' }).write('{"id":"1"}\n');
        return setTimeout(() => response.destroy(), 20);
      },
      /does not answer properly/,
    ],
  ];
  test.each(cases)('%s', async (_what, listener, words) => {
    await expect(readCollection(await misbehave(listener), 'lies', directory)).rejects.toThrow(words);
    expect(readdirSync(directory).filter((file) => file.startsWith('lies'))).toEqual([]);
  });

  test.each([301, 302, 303, 307, 308])(
    'leads elsewhere with %i, and the key goes along nowhere',
    async (status) => {
      const heard: (string | undefined)[] = [];
      const other = createServer((request, response) => {
        heard.push(request.url);
        answering(1, ['{"id":"1"}'])(request, response);
      });
      const origin = await listen(other);
      const access = await misbehave((request, response) =>
        request.url?.includes('export')
          ? response.writeHead(status, { location: `${origin}${request.url}` }).end()
          : response.end('{"num_documents":1}'),
      );
      await expect(readCollection(access, 'lies', directory)).rejects.toThrow(
        `leads elsewhere, to ${origin}/collections/lies/documents/export`,
      );
      expect(heard).toEqual([]);
      other.close();
    },
  );

  test('leads nowhere', async () => {
    const access = await misbehave((_request, response) => response.writeHead(302).end());
    await expect(readCollection(access, 'cars', directory)).rejects.toThrow('answered 302 to');
  });

  test('is down', async () => {
    const access = await misbehave(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    await expect(readCollection(access, 'cars', directory)).rejects.toThrow(/does not answer.*ECONNREFUSED/);
  });
});
