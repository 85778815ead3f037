import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createSitesApp } from '#scripts/serve/app.ts';
import { listSites, parseSiteName } from '#scripts/serve/site.ts';

const output = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(output, { recursive: true }));

const long = `<!doctype html><title>Home</title>${'<p>Utes in stock.</p>'.repeat(200)}`;
const files: Record<string, string> = {
  'a-motors/showroom/index.html': long,
  'a-motors/showroom/404.html': 'not here',
  'a-motors/showroom/search/index.html': 'search',
  'a-motors/showroom/_astro/app.js': 'export {};',
  'a-motors/showroom/_headers':
    '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'a-motors/showroom/_redirects':
    '# old\n/old-stock/* /search/:splat 301\n/used /search/used-cars/ 302\n/app/* /index.html 200\n',
  'a-motors/marketplace/index.html': 'the other look',
  'secret.txt': 'secret',
  '.forecourt/key': 'key',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(output, file)), { recursive: true });
  writeFileSync(join(output, file), text);
}
symlinkSync(join(output, 'secret.txt'), join(output, 'a-motors/showroom/link.txt'));

const app = createSitesApp(() => listSites(output, new Map([['a-motors', ['showroom', 'marketplace']]])));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  Promise.resolve(
    app.request(`http://a-motors.localhost:4321${path}`, {
      method,
      headers: { host: 'a-motors.localhost:4321', ...headers },
    }),
  );

describe('serve', () => {
  test('the first template has the short name, others their own', () => {
    const names = listSites(output, new Map([['a-motors', ['showroom', 'marketplace']]])).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['a-motors', 'a-motors--marketplace']);
  });

  test.each([
    ['a-motors.localhost:4321', 'a-motors'],
    ['A-Motors.localhost', 'a-motors'],
    ['localhost:4321', null],
    ['127.0.0.1:4321', null],
  ])('%s names %s', (host, name) => {
    expect(parseSiteName(host)).toBe(name);
  });

  test.each([
    ['/', 200, 'Home'],
    ['/search/', 200, 'search'],
    ['/nothing/', 404, 'not here'],
    ['/search/index.html/', 404, 'not here'],
    ['/_headers', 404, 'not here'],
    ['/%2e%2e/%2e%2e/secret.txt', 404, 'not here'],
    ['/..%2f..%2fsecret.txt', 404, 'not here'],
    ['/%5c..%5csecret.txt', 404, 'not here'],
    ['/link.txt', 404, 'not here'],
    ['/a%00b', 404, 'not here'],
    ['/%ff', 400, 'not readable'],
    ['/app/deep/', 200, 'Home'],
  ])('GET %s answers %i', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });

  test.each([
    ['/search?make=Kia', 301, '/search/?make=Kia'],
    ['/old-stock/toyota/', 301, '/search/toyota/'],
    ['/used', 302, '/search/used-cars/'],
  ])('GET %s leads to %i %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  test('a double slash cannot lead to another host', async () => {
    const answer = await get('//search');
    expect(answer.headers.get('location') ?? '/').not.toMatch(/^\/\//);
  });

  test('pages are compressed as the browser asks, and whole', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(long);
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(long);
    expect((await get('/')).headers.get('content-encoding')).toBeNull();
  });

  test('headers are those of the file, later blocks over earlier ones', async () => {
    const answer = await get('/_astro/app.js');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  test('a file that is not there is asked for again, wherever it should be', async () => {
    const answer = await get('/_astro/gone.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test('an unchanged page is answered with 304, HEAD without a body, other methods not at all', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(long.length));
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  test('an address without a name lists the sites', async () => {
    const answer = await app.request('http://localhost:4321/', { headers: { host: 'localhost:4321' } });
    expect(await answer.text()).toContain('http://a-motors--marketplace.localhost:4321/');
  });
});
