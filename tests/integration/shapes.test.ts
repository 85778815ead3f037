import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { loadKit } from '#integration/kit/load-kit.ts';
import { routes } from '#routes/table.ts';
import { shareKit } from './share-kit.ts';

async function loadShape(shape: string) {
  const { dealers } = await loadDealers({ directory: `tests/dealers/${shape}` });
  const [dealer] = dealers;
  if (!dealer) throw new Error(`tests/dealers/${shape} holds no valid dealer`);
  return { dealer, pages: routes.filter(({ enabled }) => enabled(dealer.site)) };
}

/** The names of the scripts that browsers of this shape may load, without their digests. */
async function bundleScripts(shape: string): Promise<string[]> {
  const { dealer } = await loadShape(shape);
  const { browserFiles } = await loadKit(await shareKit(dealer));
  return browserFiles
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name }) => path.basename(name).replace(/\..*/, ''));
}

describe('pages by shape of dealer', () => {
  const always = [
    '/',
    '/search/[...path]',
    '/cars/[slug]',
    '/[legal]',
    '/success',
    '/404',
    '/sitemap.xml',
    '/robots.txt',
  ];

  test('ROUTE-01 ROUTE-05 ROUTE-13 ROUTE-23 minimal: what every dealer has', async () => {
    const patterns = (await loadShape('minimal')).pages.map(({ pattern }) => pattern);
    expect(patterns).toEqual(expect.arrayContaining(always));
    expect(patterns).not.toEqual(expect.arrayContaining(['/brands']));
    expect(patterns).not.toEqual(expect.arrayContaining(['/parts/search']));
  });

  test('everything: also what must be asked for', async () => {
    const { dealer, pages } = await loadShape('everything');
    const patterns = pages.map(({ pattern }) => pattern);
    const optional: [boolean, string[]][] = [
      [dealer.site.offers, ['/special-offers', '/offers/[...path]']],
      [dealer.site.parts !== null, ['/parts/search']],
      [dealer.site.features.brands, ['/brands', '/[brand]/overview']],
      [dealer.site.locationPages, ['/locations', '/locations/[slug]']],
    ];
    expect(patterns).toEqual(expect.arrayContaining(always));
    for (const [on, asked] of optional) {
      for (const pattern of asked) expect(patterns.includes(pattern), pattern).toBe(on);
    }
    expect(optional.filter(([on]) => on).length).toBeGreaterThan(1);
  });
});

describe('islands by shape of dealer', () => {
  const always = ['FormDialog', 'draw-unbuilt-vehicle', 'Listing', 'success'];

  test('a page that is off brings no script', async () => {
    const minimal = await bundleScripts('minimal');
    expect(minimal).toEqual(expect.arrayContaining(always));
    const everything = await bundleScripts('everything');
    expect(everything).toEqual(expect.arrayContaining(always));
    const { parts, offers } = (await loadShape('everything')).dealer.site;
    const few = (await loadShape('minimal')).dealer.site;
    for (const [on, less, island] of [
      [parts !== null, few.parts !== null, 'PartSearch'],
      [offers, few.offers, 'OfferSearch'],
    ] as const) {
      expect(everything.includes(island), `${island} of everything`).toBe(on);
      expect(minimal.includes(island), `${island} of minimal`).toBe(less);
    }
  }, 120_000);
});
