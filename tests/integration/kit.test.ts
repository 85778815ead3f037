import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createAstroConfig } from '#integration/astro-config.ts';
import { buildKit } from '#integration/kit/build-kit.ts';
import { loadKit, type Kit } from '#integration/kit/load-kit.ts';
import type { Target } from '#integration/target.ts';
import { routes as table, type Route } from '#routes/table.ts';
import { fixtureArticle, fixturePage } from './fixture-pages.ts';
import { fixtureTarget, fixtureVehicle } from './fixture-target.ts';

// Whole Astro builds, several times.
vi.setConfig({ testTimeout: 120_000 });
mkdirSync('.forecourt', { recursive: true });
const root = mkdtempSync(path.resolve('.forecourt', 'kit-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const cacheDirectory = path.join(root, 'cache');

const page = (pattern: string, file: string): Route => ({
  pattern,
  entrypoint: `../../tests/integration/pages/${file}`,
  enabled: () => true,
});
const small = [page('/', 'home.astro'), page('/cars/[slug]', 'vehicle.astro'), page('/404', 'home.astro')];

const createTarget = (slug: string, count: number): Target =>
  fixtureTarget(
    slug,
    Array.from({ length: count }, (_, index) => fixtureVehicle(index)),
  );

/** The same with an own page and news, which have addresses of any depth. */
function withNews(target: Target): Target {
  const blog = { path: '/about/news/', title: 'News', home: 3, addresses: [] };
  const pages = [fixturePage('/about/'), ...['a', 'b'].map((name) => fixtureArticle(`/about/news/${name}/`))];
  return {
    ...target,
    pages,
    site: {
      ...target.site,
      blog,
      pages: pages.map(({ path: address, title }) => ({ path: address, title, menu: null })),
    },
  };
}

async function openKit(name: string, routes: readonly Route[]): Promise<Kit> {
  const folder = path.join(root, name);
  await buildKit({ template: 'showroom', routes, folder, cacheDirectory });
  return await loadKit(folder);
}

type Files = Map<string, string>;

async function buildFromKit({ browserFiles, renderPages }: Kit, target: Target): Promise<Files> {
  const files = [...browserFiles];
  for await (const file of renderPages(target)) files.push(file);
  return new Map(
    files.map(({ name, content }): [string, string] => [name, content.toString('base64')]).sort(),
  );
}

/** What `astro build` makes of a target. */
async function buildPlainly(target: Target, routes: readonly Route[]): Promise<Files> {
  const outDirectory = path.join(root, 'plain', target.site.slug);
  const options = { target, template: 'showroom', routes, outDirectory, cacheDirectory };
  await build({ ...createAstroConfig(options), configFile: false, logLevel: 'error' });
  const names = readdirSync(outDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDirectory, path.join(entry.parentPath, entry.name)));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(outDirectory, name), 'base64')]));
}

/** The stylesheets that a page is not drawn without. */
const findBlockingSheets = (content: string): string[] =>
  [
    ...Buffer.from(content, 'base64')
      .toString()
      .matchAll(/<link rel="stylesheet" href="([^"]+)">/g),
  ].map(([, address = '']) => address);

function expectSameFiles(ours: Files, plain: Files): void {
  expect([...ours.keys()]).toEqual([...plain.keys()]);
  for (const [name, content] of plain) {
    expect(ours.get(name) === content, `${name} is the same`).toBe(true);
  }
}

describe('a kit', () => {
  test('gives one dealer after the other the bytes of a plain Astro build', async () => {
    const kit = await openKit('small', small);
    for (const [slug, count] of [
      ['alpha', 3],
      ['beta', 5],
      ['alpha', 3],
    ] as const) {
      const target = createTarget(slug, count);
      expectSameFiles(await buildFromKit(kit, target), await buildPlainly(target, small));
    }
    expect(kit.browserFiles.filter(({ name }) => name.startsWith('_astro/')).length).toBeGreaterThan(1);
  });

  test('does so with the real pages', async () => {
    const target = withNews(createTarget('gamma', 5));
    const routes = table.filter(({ enabled }) => enabled(target.site));
    const kit = await openKit('real', routes);
    await buildFromKit(kit, createTarget('delta', 2));
    const files = await buildFromKit(kit, target);
    expectSameFiles(files, await buildPlainly(target, routes));
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    const sheets = new Map(pages.map(([name, content]) => [name, findBlockingSheets(content)]));
    expect(pages.length).toBeGreaterThan(10);
    const news = ['index.html', 'news/index.html', 'news/a/index.html', 'news/b/index.html', 'news/feed.xml'];
    for (const name of news) expect(files.has(`about/${name}`), name).toBe(true);
    for (const [name, list] of sheets) {
      expect(list.length, `${name} waits for ${list.join(' ')}`).toBeLessThanOrEqual(2);
      expect(list[0], name).toBe(sheets.get('index.html')?.[0]);
    }
  });

  test('draws parts with what they were given, whatever it remembers, and never gives two of them one id', async () => {
    const kit = await openKit('parts', [page('/', 'parts.astro'), page('/again', 'parts.astro')]);
    const files = await buildFromKit(kit, createTarget('eta', 1));
    for (const name of ['index.html', 'again/index.html']) {
      const html = Buffer.from(files.get(name) ?? '', 'base64')
        .toString()
        .replace(/>\s+|\s+</g, (gap) => gap.trim());
      expect(html).toContain('<b>a</b><b>b</b><b>a</b><b>a1</b><b>a</b>');
      expect(html).toContain('<section title="one"><em>inner &<b>a</b></em></section>');
      const ids = [...html.matchAll(/<i id="([^"]+)">/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(2);
    }
  });

  test('says which page cannot be rendered', async () => {
    const kit = await openKit('failing', [page('/cars/[slug]', 'failing.astro')]);
    await expect(buildFromKit(kit, createTarget('zeta', 1))).rejects.toThrow(
      /^The page \/cars\/2015-toyota-hilux-v0\/ could not be rendered: There is no spoon/,
    );
  });

  test('is not made of client code that imports the dealer, and says why', async () => {
    await expect(openKit('leaking', [page('/', 'leaking.astro')])).rejects.toThrow(
      /imports virtual:dealer, which exists at build only/,
    );
    expect(readdirSync(root).filter((name) => name.startsWith('leaking'))).toEqual([]);
  });
});
