import { readFileSync, readdirSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { SiteInspector } from '#scripts/build/site/inspect-site.ts';
import { createSitesApp } from '#scripts/serve/app.ts';
import { listenNear } from '#scripts/serve/listen.ts';
import { listSites } from '#scripts/serve/site.ts';
import { chromiumFlags, findTestChromium } from '#scripts/test/chromium.ts';
import { fixtureDocument } from '../integration/fixture-target.ts';
import { collectionOf, createBuildFixture } from '../scripts/build/fixture-build.ts';

/*
 * Stock may say anything: it never rewrites the security policy of a site, and nothing that it says runs.
 */

const script = "<script>document.documentElement.dataset.ran='yes'</script>";
const picture = `<img src="x" onerror="document.documentElement.dataset.ran='yes'">`;
const hostilePictures = [
  'https://x;script-src-elem/1.jpg',
  'https://x,script-src/2.jpg',
  'https://*/3.jpg',
  "https://'unsafe-inline'/4.jpg",
  'javascript:alert(1)',
  'https://plain.example:99999/5.jpg',
  // Browsers of shoppers would ask their own network.
  'http://169.254.169.254/latest/meta-data/6.jpg',
  'http://192.168.1.1/reboot?7.jpg',
  'http://10.0.0.1:8080/8.jpg',
  'http://2130706433/9.jpg',
  'http://0x7f.1/10.jpg',
  'http://router.local/11.jpg',
  'http://printer/12.jpg',
];

const hostileVehicle = fixtureDocument(0, {
  name: `2019 Kia Rio ${script}`,
  badge: `"><script>document.documentElement.dataset.ran='yes'</script>`,
  dealercomments: `${script}${picture}`,
  tag: script,
  images: [...hostilePictures, 'https://cdn.example.com/a.jpg'].map((url) => ({ image: { url } })),
  primary_image_url: hostilePictures[0],
  video_url: 'http://192.168.1.1/film.mp4',
  spin_images: hostilePictures,
  spin_interior_image: hostilePictures[1],
  file: 'javascript:alert(1)',
  hotspots: [{ view: 'exterior', title: script, description: script, anchors: [] }],
});
/** Breaks out of texts, attributes and scripts, and of lines and cells of text files. */
const escape = `\u202e"'>\t</script></title></textarea>--><svg onload="document.documentElement.dataset.ran='yes'"><a href="javascript:ran()">x</a>\n\r=cmd|' /C calc'!A0`;
/** The same in every text of a vehicle that decides nothing else. */
const hostileTexts = Object.fromEntries(
  allFields
    .filter(({ kind, name }) => /^(name|text|texts)$/.test(kind) && !/status|dealership|type$/.test(name))
    .map(({ name, kind }) => [name, kind === 'texts' ? [escape, escape] : escape]),
);
const secondHostileVehicle = fixtureDocument(4, hostileTexts);
const hostileOffer = {
  id: 'hostile',
  name: `Offer ${script}`,
  description: script,
  sanitized_description: `<p onclick="x()">Save</p>${script}${picture}<a href="javascript:x()">y</a>`,
  disclaimer: `${script}${picture}`,
  image_url: hostilePictures[0],
  model: { name: 'Rio', slug: 'rio', override_url: 'javascript:alert(1)' },
};
const hostilePart = {
  id: 'hostile',
  name: `Part ${script}`,
  description: `${script}${picture}`,
  image_url: hostilePictures[0],
};

let fixture: Awaited<ReturnType<typeof createBuildFixture>>;
let server: Awaited<ReturnType<typeof listenNear>>;
let browser: Browser;

const siteOf = (slug: string): string => {
  const folder = path.join(fixture.options.out, slug);
  return path.join(folder, readdirSync(folder)[0] ?? '');
};
const policyOf = (slug: string): Map<string, string[]> => {
  const headers = readFileSync(path.join(siteOf(slug), '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
  return new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

beforeAll(async () => {
  fixture = await createBuildFixture([]);
  for (const slug of ['calm', 'hostile']) {
    fixture.writeDealer(slug);
    const isHostile = slug === 'hostile';
    const fields = [{ name: '.*', type: 'auto' }];
    const fill = async (name: string, documents: object[]): Promise<void> => {
      await fixture.send('POST', '/collections', JSON.stringify({ name, fields }));
      const lines = documents.map((document) =>
        JSON.stringify({ dealership_id: slug, created_at: 1_760_000_000, ...document }),
      );
      await fixture.send('POST', `/collections/${name}/documents/import`, lines.join('\n'));
    };
    const picture = [{ image: { url: 'https://cdn.example.com/a.jpg' } }];
    const calm = Array.from({ length: 4 }, (_, index) => fixtureDocument(index, { images: picture }));
    await fill(
      collectionOf(slug),
      isHostile ? [...calm.slice(1), hostileVehicle, secondHostileVehicle] : calm,
    );
    await fill(`offers_${slug}`, [isHostile ? hostileOffer : { id: 'calm', name: 'Offer' }]);
    await fill(`parts_${slug}`, [isHostile ? hostilePart : { id: 'calm', name: 'Part' }]);
  }
  const report = await buildSites(fixture.options);
  expect(report.targets.map(({ error }) => error)).toEqual([null, null]);
  const { dealers } = await loadDealers({ directory: fixture.directory });
  const templates = new Map(dealers.map(({ site, build }) => [site.slug, build.templates]));
  server = await listenNear(
    createSitesApp(() => listSites(fixture.options.out, templates)),
    0,
    '127.0.0.1',
  );
  browser = await chromium.launch({ executablePath: findTestChromium(), args: [...chromiumFlags] });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await fixture?.close();
});

test('the policy of a site with hostile stock is that of one with calm stock, hash for hash', () => {
  const calm = policyOf('calm');
  const hostile = policyOf('hostile');
  expect([...hostile.keys()]).toEqual([...calm.keys()]);
  expect(hostile.get('script-src')).toEqual(calm.get('script-src'));
  expect(hostile.get('style-src')).toEqual(calm.get('style-src'));
  expect(hostile.get('img-src')).toEqual(calm.get('img-src'));
  expect(hostile.get('media-src')).toEqual(calm.get('media-src'));
  expect(calm.get('script-src')?.length).toBeGreaterThan(3);
});

test('every script that a calm site holds is one that the build knows', () => {
  const inline = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
  const texts = globSync('**/*.html', { cwd: siteOf('calm') }).flatMap((file) =>
    [...readFileSync(path.join(siteOf('calm'), file), 'utf8').matchAll(inline)]
      .filter(([, attributes = '']) => !/\bsrc=|application\//.test(attributes))
      .map(([, , text = '']) => text),
  );
  const scripts = [...new Set(texts)];
  const inspector = new SiteInspector([], { scripts, styles: [] });
  for (const name of ['index.html', '404.html'])
    inspector.add({ name, content: Buffer.from(scripts.map((text) => `<script>${text}</script>`).join('')) });
  expect(scripts.length).toBeGreaterThan(3);
  expect(policyOf('calm').get('script-src')).toEqual(expect.arrayContaining(inspector.finish().scriptHashes));
});

test('nothing that stock says runs in a browser, and all of our own does', { timeout: 90_000 }, async () => {
  const pages = [
    '/',
    '/search/',
    `/cars/${String(hostileVehicle['slug'])}/`,
    `/cars/${String(secondHostileVehicle['slug'])}/`,
    '/special-offers/',
    '/offers/hostile/',
    '/parts/search/',
  ];
  const context = await browser.newContext();
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => route.abort(),
  );
  for (const address of pages) {
    const page = await context.newPage();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    const answer = await page.goto(`http://hostile.localhost:${server.port}${address}`);
    expect([address, answer?.status()]).toEqual([address, 200]);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.dataset['ran'] ?? null)).toBeNull();
    expect(await page.locator('script:not([src])', { hasText: 'dataset.ran' }).count()).toBe(0);
    expect(await page.locator('svg[onload], [onerror], [onclick], a[href^="javascript:"]').count()).toBe(0);
    // Pictures of somebody's network stay out because of the policy, which says so.
    const expected = /connect-src|http:\/\/(?:[\d.]+(?::8080)?|router\.local|printer)\//;
    expect(violations.filter((text) => !expected.test(text))).toEqual([]);
    await page.close();
  }
});

test('files for machines keep their form, whatever stock says', async () => {
  const read = (name: string): string => readFileSync(path.join(siteOf('hostile'), name), 'utf8');
  const vehicles = (JSON.parse(read('stock.json')) as { vehicles: unknown[] }).vehicles;
  expect(vehicles).toHaveLength(5);
  const page = await browser.newPage();
  const isXml = (text: string): Promise<boolean> =>
    page.evaluate(
      (given) => new DOMParser().parseFromString(given, 'text/xml').querySelector('parsererror') === null,
      text,
    );
  expect([await isXml('<a><b></a>'), await isXml(read('sitemap.xml'))]).toEqual([false, true]);
  await page.close();
  const [head = '', ...rows] = read('vehicle-ads.tsv').trimEnd().split('\n');
  for (const row of rows) expect(row.split('\t')).toHaveLength(head.split('\t').length);
  expect(rows.length).toBeLessThanOrEqual(5);
  expect(read('vehicle-ads.tsv') + read('llms.txt')).not.toMatch(/\u202e|(^|\t)[=+@]cmd/m);
  for (const file of ['_headers', '_redirects']) expect(read(file)).not.toMatch(/onload|calc/);
});
