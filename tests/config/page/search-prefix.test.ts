import { expect, test } from 'vitest';
import { linksOf } from '#domain/site/navigation.ts';
import { createSite } from '#config/site/create-site.ts';
import { routes } from '#routes/table.ts';
import { formatRedirects } from '../../../scripts/build/site/headers.ts';
import { findRedirect, parseRedirects } from '../../../scripts/serve/rules.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const load = async (extra: string) => {
  const { dealers } = await loadTexts({ 'a.yaml': goodDealer + extra });
  if (!dealers[0]) throw new Error('The dealer does not load.');
  return dealers[0];
};
const keys = { search: 'search', other: 'other', lead: 'lead' };
const used = 'routes: { searchPrefix: /used-car/ }\n';

test('C15 NAV-04 pages, menus and links of listings follow the prefix', async () => {
  const dealer = await load(used);
  const site = createSite(dealer, 'showroom', keys);
  expect(site.listingPath).toBe('/used-car/');
  expect(JSON.stringify(site.navigation)).not.toContain('"/search/');
  expect(site.navigation.header.flatMap(linksOf).map(({ href }) => href)).toContain('/used-car/');
  const listings = routes.filter(
    ({ entrypoint, enabled }) => entrypoint === 'listing/listing.astro' && enabled(site),
  );
  expect(listings.map(({ pattern }) => pattern)).toEqual(['/used-car/[...path]']);
});

test('C15 the usual addresses lead to it, whatever stands behind them', async () => {
  const rules = parseRedirects(formatRedirects((await load(used)).site.redirects));
  expect(findRedirect(rules, '/search/')?.to).toBe('/used-car/');
  expect(findRedirect(rules, '/search/toyota/hilux/')).toEqual({
    to: '/used-car/toyota/hilux/',
    status: 301,
  });
  const usual = parseRedirects(formatRedirects((await load('')).site.redirects));
  expect(findRedirect(usual, '/search/')).toBeNull();
});

test('another prefix has no pages and is refused', async () => {
  const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}routes: { searchPrefix: /cars/ }\n` });
  expect(printed).toContain('routes.searchPrefix');
});
