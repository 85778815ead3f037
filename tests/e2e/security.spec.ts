import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { builtSites, dist, origin, showroom } from './sites.ts';

test('pages are served with a strict policy and without inline script holes', async ({ request }) => {
  const response = await request.get(`${origin(showroom.slug)}/`);
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
  expect(response.headers()['referrer-policy']).toBeTruthy();
});

test('no built file holds the admin key or a parent key', () => {
  const secrets = [/["'=]xyz["'&]/, /TYPESENSE_ADMIN_KEY/];
  const leaks = builtSites.flatMap(({ slug, template }) =>
    globSync('**/*.{html,js,json,xml,txt}', { cwd: path.join(dist, slug, template) }).filter((file) => {
      const text = readFileSync(path.join(dist, slug, template, file), 'utf8');
      return secrets.some((secret) => secret.test(text));
    }),
  );
  expect(leaks).toEqual([]);
});

test('hashed files are cached for good, pages are asked for anew', async ({ request }) => {
  const html = await (await request.get(`${origin(showroom.slug)}/`)).text();
  const asset = /\/_astro\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const cached = await request.get(origin(showroom.slug) + asset, { headers: { 'accept-encoding': 'br' } });
  expect(cached.headers()['cache-control']).toContain('immutable');
  expect(cached.headers()['content-encoding']).toBe('br');
});
