import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as listen, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { guardEditor, limitAccess } from '#scripts/dev/limit-access.ts';
import { answerApi } from '#scripts/dev/pass-on-api.ts';

/*
 * The server of development, asked by a page of another site that is tried on the same machine, and by a name that somebody
 * pointed at it.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
const own = path.join(folder, 'yard.svg');
const secret = path.join(folder, 'admin-key');
let vite: ViteDevServer;
let port = 0;
const server = listen((asked, response) => vite.middlewares(asked, response));
beforeAll(async () => {
  writeFileSync(own, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(secret, 'a-secret');
  symlinkSync(secret, path.join(folder, 'link.svg'));
  const access = limitAccess({ files: [{ address: '/yard.svg', file: own }] }, path.join(folder, 'cache'));
  vite = await createServer({
    ...{ configFile: false, logLevel: 'silent', appType: 'custom', cacheDir: path.join(folder, 'cache') },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [guardEditor],
    server: { ...access, middlewareMode: true, ws: false, watch: null },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await vite.close();
  rmSync(folder, { recursive: true });
});

/** By the plainest client: others tidy addresses up before they send them. */
const ask = (
  address: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage & { text: string }> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve(Object.assign(answer, { text })));
    })
      .on('error', reject)
      .end();
  });

describe('a page of another site on this machine', () => {
  const inside = path.resolve('package.json');
  const ways = [
    (file: string) => `/@fs${file}`,
    (file: string) => `/@fs/${file}`,
    (file: string) => `/@fs${path.resolve('src')}/..${path.relative(path.resolve(), file).padStart(1, '/')}`,
    (file: string) => `/@id/${file}`,
  ];
  const endings = ['', '?raw', '?url', '?inline', '?import&raw', '?raw?', '?import&url&raw', '?raw&.svg'];
  const addresses = [inside, secret, path.join(folder, 'link.svg'), path.resolve('README.md')].flatMap(
    (file) => ways.flatMap((way) => endings.map((ending) => way(file) + ending)),
  );
  const near = ['/package.json', '/package.json?raw', '/dealers/_defaults.yaml?raw', '/src/../package.json', '/src/%2e%2e/package.json?raw']; // oxfmt-ignore

  test('reads no file beside code and what the site is published with', async () => {
    const read: string[] = [];
    for (const address of [...addresses, ...near]) {
      const { text } = await ask(address);
      if (/"forecourt"|a-secret|npm run build|services:/.test(text)) read.push(address);
    }
    expect(read).toEqual([]);
  });

  test('has no file opened in an editor', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect((await ask(`/__open-in-editor?file=${inside}`, headers)).statusCode).toBe(403);
  });

  test('reads none of that either', async () => {
    const answer = await ask(`/@fs${own}`, { origin: 'http://other.localhost:4321' });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});

test('a name that was pointed at this machine reaches no dealer API through it', async () => {
  const asked: string[] = [];
  const api = listen((incoming: IncomingMessage, response: ServerResponse) => {
    asked.push(incoming.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const app = answerApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}/api`);
  const front = listen((incoming, response) => void getRequestListener(app.fetch)(incoming, response));
  await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
  port = (front.address() as AddressInfo).port;
  try {
    const hosts = ['evil.example', `evil.example:${port}`, 'localhost.evil.example', 'x.localhost.evil.example', '127.0.0.1.evil.example',]; // oxfmt-ignore
    for (const host of hosts) expect((await ask('/auth/me', { host })).statusCode).toBe(403);
    expect(asked).toEqual([]);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'harbour-toyota.localhost'])
      expect((await ask('/health', { host })).statusCode).toBe(200);
    expect(asked).toEqual(['/api/health', '/api/health', '/api/health']);
  } finally {
    front.close();
    api.close();
  }
});
