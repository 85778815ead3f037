import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { adminKey, builtSites, dist, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

test('pages are served with a strict policy and without inline script holes', async ({ page }) => {
  const response = await page.goto(`${origin(showroom.slug)}/`);
  const headers = (await response?.allHeaders()) ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).not.toContain('unsafe-eval');
  expect(policy).toMatch(/frame-ancestors '(none|self)'/);
  expect(policy).toContain("object-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
});

test('no built file holds the admin key or a parent key', () => {
  expect(adminKey.length).toBeGreaterThan(32);
  const secrets = [adminKey, 'TYPESENSE_ADMIN_KEY'];
  const leaks = builtSites.flatMap(({ slug, template }) =>
    globSync('**/*.{html,js,json,xml,txt}', { cwd: path.join(dist, slug, template) }).filter((file) => {
      // As bytes: hundreds of megabytes are read as text in many seconds.
      const bytes = readFileSync(path.join(dist, slug, template, file));
      return secrets.some((secret) => bytes.includes(secret));
    }),
  );
  expect(leaks).toEqual([]);
});

test('hashed files are cached for good and compressed', async ({ page }) => {
  const asset = page.waitForResponse((response) => /\/_astro\/[^"]+\.css$/.test(response.url()));
  await page.goto(`${origin(showroom.slug)}/`);
  const headers = await (await asset).allHeaders();
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toMatch(/br|gzip/);
});
