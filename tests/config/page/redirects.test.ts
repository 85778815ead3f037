import { describe, expect, test } from 'vitest';
import { findLoops } from '#config/redirects/redirect-loops.ts';
import { listFixedPages } from '#config/redirects/fixed-pages.ts';
import { loadDealers } from '#config/load/load.ts';
import { routes } from '#routes/table.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (redirects: string, more = ''): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}redirects: { ${redirects} }\n${more}` })).printed;

describe('C18 redirects never bury a page', () => {
  test.each([
    ['/', '/'],
    ['/search', '/search/'],
    ['/search/', '/search/'],
    ['/search/used-cars/', '/search/used-cars/'],
    ['/privacy-policy', '/privacy-policy/'],
    ['/locations/bourke/', '/locations/bourke/'],
    ['/favourites', '/favourites/'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/locations/*', '/locations/'],
  ])('%s is refused, because it is one', async (from, page) => {
    expect(await tell(`'${from}': /contact-us/`)).toBe(
      `dealers/a.yaml:6:14  expected an old path, found ${from}, which would hide the page ${page} of this site.\n` +
        '  Take it out; only paths that are no pages may lead elsewhere.',
    );
  });

  test.each([
    ['/cars/*', '/cars/'],
    ['/cars/:slug', '/cars/'],
    ['/offers/*', '/offers/'],
    ['/_astro/*', '/_astro/'],
  ])('%s is refused, because it covers all pages of %s', async (from, folder) => {
    expect(await tell(`'${from}': /search/`)).toContain(`would hide the pages of ${folder} of this site`);
  });

  test('a part of a folder may be old', async () => {
    expect(await tell("'/cars/old/*': /search/")).toBe('');
  });

  test.each([
    ['/stock.php?type=used', '?', '/stock.php'],
    ['/about#team', '#', '/about'],
  ])('%s is refused, because hosts compare the path alone', async (from, sign, path) => {
    const printed = await tell(`'${from}': /search/`);
    expect(printed).toContain(`what follows ${sign} is never compared`);
    expect(printed).toContain(`Write ${path};`);
  });

  test('a sign that cannot be seen is refused', async () => {
    expect(await loadTexts({ 'a.yaml': `${goodDealer}redirects: { "/a\\0": /search/ }\n` })).toMatchObject({
      printed: expect.stringContaining('no browser asks for signs that cannot be seen.') as string,
    });
  });

  test.each(['/?p=123', '/#contact'])(
    '%s is the home page to hosts, which a redirect cannot take',
    async (from) => {
      const printed = await tell(`'${from}': /search/`);
      expect(printed).toContain('this is the home page.\n  Take it out: the home page answers there.');
    },
  );

  test('a name for any page is refused', async () => {
    expect(await tell("'/:page': /search/used-cars/")).toContain('which would hide the page');
  });

  test.each([
    ['/used-car', '/search/'],
    ['/cars/sold-long-ago/', '/search/'],
    ['/search/old-campaign/', '/search/used-cars/'],
    ['/blog/*', '/search/'],
    ['/old', '/cars/some-vehicle/'],
    ['/old', '/search/toyota/?price=1'],
    ['/old', '/favicon.svg'],
    ['/old', '/dealerships'],
    ['/old', '/#content'],
  ])('%s may lead to %s', async (from, to) => {
    expect(await tell(`'${from}': '${to}'`)).toBe('');
  });

  test('with the other prefix of listings, its pages are those of the site', async () => {
    expect(await tell('/used-car/: /contact-us/', 'routes: { searchPrefix: /used-car/ }\n')).toContain(
      'would hide the page /used-car/',
    );
  });

  test('a page that the dealer has switched off may lead elsewhere', async () => {
    expect(await tell('/special-offers: /search/', 'offers: false\n')).toBe('');
  });

  test('a target that is certainly no page is refused', async () => {
    expect(await tell('/old: /nowhere/')).toBe(
      'dealers/a.yaml:6:20  redirects./old\n  expected a link to a page, found "/nowhere/", which this site does not have.\n  Let it lead to a page, such as /search/.',
    );
  });

  test('a beginning that no page has is refused', async () => {
    expect(await tell("'/old/*': /x/:splat")).toBe(
      'dealers/a.yaml:6:24  redirects./old/*\n  expected the way to pages, found "/x/:splat", and no page of this site begins with /x/\n  Write the beginning of pages that there are, or one page for all: /search/.',
    );
    expect(await tell("'/old/:place': /special-offers/:place")).toContain('begins with /special-offers/');
  });

  test.each([
    ['/old/*', '/search/:splat'],
    ['/old/*', '/search/used-cars/:splat'],
    ['/old/*', '/cars/:splat'],
    ['/old/:place', '/locations/:place/'],
    ['/old/:place', '/teams/:place'],
  ])('%s may lead to %s', async (from, to) => {
    expect(await tell(`'${from}': '${to}'`)).toBe('');
  });

  test('every page without a variable part is known', async () => {
    const { dealers } = await loadDealers({ directory: 'tests/dealers/everything' });
    for (const { site } of dealers) {
      const pages = listFixedPages(site);
      for (const { pattern, enabled } of routes) {
        const fixed = pattern.replace(/\/?\[\.\.\.path\]$/, '') || '/';
        if (enabled(site) && !fixed.includes('[') && fixed !== '/offers') expect(pages).toContain(fixed);
      }
    }
    expect(dealers).not.toEqual([]);
  });
});

describe('C18 redirects never lead in a circle', () => {
  test('it is told where it stands', async () => {
    expect(await tell('/c: /c/')).toBe(
      'dealers/a.yaml:6:18  redirects./c\n  expected the way to a page, found a loop: /c → /c\n  Let it lead to a page, or take it out.',
    );
  });

  test.each([
    [{ '/c': '/c' }, ['/c']],
    [{ '/c/': '/c' }, ['/c/']],
    [{ '/a': '/b', '/b': '/a/' }, ['/a', '/b']],
    [{ '/a': '/b?x=1', '/b': '/c', '/c/': '/a#top' }, ['/a', '/b', '/c/']],
    [{ '/in': '/a', '/a': '/b', '/b': '/a' }, ['/a', '/b']],
    [{ '/old/*': '/old/new' }, ['/old/*']],
    [{ '/old/*': '/old/:splat/more' }, ['/old/*']],
    [{ '/a/*': '/b/:splat', '/b/*': '/a/:splat' }, ['/a/*', '/b/*']],
    [{ '/old/*': '/new/:splat' }, []],
    [{ '/a': '/b', '/b': '/c' }, []],
    [{ '/a/b': '/a/c', '/a/*': '/z' }, []],
  ])('%j', (redirects, looping) => {
    expect(findLoops(redirects as Record<string, string>).map(({ from }) => from)).toEqual(looping);
  });
});

describe('other addresses of pages lead to them', () => {
  const read = async (more: string): Promise<Record<string, string>> => {
    const brand = 'brand: { name: Kia, paragraphs: [A brand.], models: [] }\n';
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}${more}`,
      '_brands/kia.yaml': brand,
    });
    expect(printed).toBe('');
    return dealers[0]?.site.redirects ?? {};
  };

  test('ROUTE-02: a ready-made listing that the dealer has not chosen', async () => {
    const redirects = await read('search: { presets: [used-cars], facets: [condition, make] }\n');
    expect(redirects).toMatchObject({
      '/search/new-cars': '/search/?condition=new',
      '/search/new-and-demo-cars': '/search/?condition=new&condition=demo',
    });
    expect(redirects).not.toHaveProperty('/search/used-cars');
  });

  test('ROUTE-02: without the filter condition it is all stock; the prefix of listings is the dealer’s', async () => {
    const settings =
      'search: { presets: [used-cars], facets: [make] }\nroutes: { searchPrefix: /used-car/ }\n';
    expect(await read(settings)).toMatchObject({ '/used-car/demo-cars': '/used-car/' });
  });

  test('ROUTE-15: /brands/<brand>/ is its overview, where there are brand pages', async () => {
    expect(await read('brands: [kia]\n')).toMatchObject({ '/brands/kia': '/kia/overview/' });
    expect(await read('brands: [kia]\nbrandPages: false\n')).not.toHaveProperty('/brands/kia');
  });

  test('what the dealer says of such an address wins', async () => {
    const settings = 'search: { presets: [used-cars] }\nredirects: { /search/new-cars: /contact-us/ }\n';
    expect(await read(settings)).toMatchObject({ '/search/new-cars': '/contact-us/' });
  });
});
