import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRedirects } from '#scripts/build/site/headers.ts';
import { createSitesApp } from '#scripts/serve/app.ts';
import { listen } from '../../listen.ts';

const directory = mkdtempSync(join(tmpdir(), 'pass-on-'));
const seen: {
  method: string | undefined;
  url: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}[] = [];
const server = createServer((asked, response) => {
  const pieces: Buffer[] = [];
  asked.on('data', (piece: Buffer) => pieces.push(piece));
  asked.on('end', () => {
    seen.push({
      ...{ method: asked.method, url: asked.url, headers: asked.headers },
      body: Buffer.concat(pieces).toString(),
    });
    response.writeHead(401, { 'content-type': 'application/json', 'set-cookie': 'session=x; HttpOnly' });
    response.end('{"message":"no"}');
  });
});
let api: string;
beforeAll(async () => {
  api = `${await listen(server)}/api`;
  mkdirSync(join(directory, 'x'));
  writeFileSync(join(directory, 'index.html'), 'home');
  writeFileSync(join(directory, '_redirects'), formatRedirects({ '/old': '/' }, api));
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

const app = createSitesApp(() => [{ slug: 'harbour', template: 'base', name: 'harbour', directory }]);
const ask = (path: string, init: RequestInit = {}) =>
  app.request(`http://harbour.localhost:4321${path}`, {
    ...init,
    headers: { host: 'harbour.localhost:4321', ...init.headers },
  });

test('calls below /api of a site go to the dealer API, with cookies both ways and the name of the site', async () => {
  const answer = await ask('/api/auth/verify?x=1', {
    method: 'POST',
    body: '{"code":"1"}',
    headers: { cookie: 'session=y' },
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie')).toBe('session=x; HttpOnly');
  expect(await answer.json()).toEqual({ message: 'no' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/auth/verify?x=1', body: '{"code":"1"}' });
  expect(seen[0]?.headers).toMatchObject({
    cookie: 'session=y',
    'x-forwarded-host': 'harbour.localhost:4321',
  });
});

test.each(['/api/../collections', '/api/%2e%2e/collections', '/api/..%2fcollections', '/apix'])(
  '%s reaches nothing beside the dealer API',
  async (path) => {
    seen.length = 0;
    await ask(path);
    expect(seen.filter(({ url }) => !new URL(url ?? '', api).pathname.startsWith('/api/'))).toEqual([]);
  },
);

test('pages are served as before, and a silent server is told', async () => {
  expect(await (await ask('/')).text()).toBe('home');
  expect((await ask('/old')).status).toBe(301);
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
  writeFileSync(join(directory, 'x', '_redirects'), formatRedirects({}, 'http://127.0.0.1:1/api'));
  const other = createSitesApp(() => [
    { slug: 'x', template: 'base', name: 'x', directory: join(directory, 'x') },
  ]);
  expect(
    (await other.request('http://x.localhost/api/health', { headers: { host: 'x.localhost' } })).status,
  ).toBe(502);
});
