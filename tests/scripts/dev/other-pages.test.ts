import { expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { changePages } from '../../../scripts/dev/other-pages.ts';
import { fixturePage } from '../../integration/fixture-pages.ts';
import { fixtureDealer, fixtureTarget } from '../../integration/fixture-target.ts';

const bare = fixtureDealer('alpha');
const withPages = (...paths: string[]): Dealer => ({
  ...bare,
  pages: paths.map((path) => fixturePage(path)),
  site: { ...bare.site, pages: paths.map((path) => ({ path, title: path, menu: null })) },
});
const target = fixtureTarget('alpha', []);

test('ROUTE-24 other own pages are shown at once; other settings, and the first page, need a new start', () => {
  const former = withPages('/fleet/');
  const changed = changePages(former, withPages('/fleet/', '/careers/'), target);
  expect(changed?.pages.map(({ path }) => path)).toEqual(['/fleet/', '/careers/']);
  expect(changed?.site.pages).toHaveLength(2);
  expect(changed?.site.search).toBe(target.site.search);
  const phone = { ...former, site: { ...former.site, phone: '0755551234' } };
  expect(changePages(former, phone, target)).toBeNull();
  expect(changePages(withPages(), former, target)).toBeNull();
});
