import { expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { changePages } from '../../../scripts/dev/other-pages.ts';
import { describeServer } from '../../../scripts/dev/server-shape.ts';
import { fixturePage } from '../../integration/fixture-pages.ts';
import { fixtureDealer, fixtureTarget } from '../../integration/fixture-target.ts';

const bare = fixtureDealer('alpha');
const withPages = (...paths: string[]): Dealer => ({
  ...bare,
  pages: paths.map((path) => fixturePage(path)),
  site: { ...bare.site, pages: paths.map((path) => ({ path, title: path, menu: null })) },
});
const target = fixtureTarget('alpha', []);

test('ROUTE-24 other own pages are shown at once; other settings read the stock anew', () => {
  const former = withPages('/fleet/');
  const changed = changePages(former, withPages('/fleet/', '/careers/'), target);
  expect(changed?.pages.map(({ path }) => path)).toEqual(['/fleet/', '/careers/']);
  expect(changed?.site.pages).toHaveLength(2);
  expect(changed?.site.search).toBe(target.site.search);
  const phone = { ...former, site: { ...former.site, phone: '0755551234' } };
  expect(changePages(former, phone, target)).toBeNull();
});

test('ROUTE-24 words and sections are shown by the same server; another set of pages needs a new start', () => {
  const former = describeServer(withPages('/fleet/'), 'showroom');
  const { site } = withPages('/fleet/');
  const edit = (change: Partial<Dealer['site']>): string =>
    describeServer({ ...withPages('/fleet/'), site: { ...site, ...change } }, 'showroom');
  expect(edit({ tagline: 'Cars for Bourke', sections: { ...site.sections, home: [] } })).toBe(former);
  expect(edit({ offers: !site.offers })).not.toBe(former);
  expect(edit({ pages: [] })).not.toBe(former);
  expect(describeServer(withPages('/fleet/'), 'depot')).not.toBe(former);
});
