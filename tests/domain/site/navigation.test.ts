import { expect, test } from 'vitest';
import { findMenuPath, withoutEmptyListings } from '#domain/site/navigation.ts';

const plain = { button: false, children: [], groups: [] };
const header = [
  { ...plain, label: 'Cars', href: '/search/' },
  { ...plain, label: 'About', href: null, children: [{ label: 'Brands', href: '/brands/' }] },
  {
    ...plain,
    label: 'Models',
    href: null,
    groups: [{ title: 'Kia', href: '/kia/overview/', links: [{ label: 'EV9', href: '/models/ev9/' }] }],
  },
];

test.each([
  ['/', '/'],
  ['/search/', '/search/'],
  ['/brands/', '/brands/'],
  ['/models/ev9/', '/models/ev9/'],
  ['/kia/overview/', '/kia/overview/'],
  ['/favourites/', '/favourites/'],
  ['/compare/', '/compare/'],
  ['/search/toyota/', '/search/*'],
  ['/cars/2020-toyota-hilux-1/', '/*'],
  ['/brands/toyota/', '/*'],
  ['/404', '/*'],
])('header and menus of %s are those of %s', (path, menuPath) => {
  expect(findMenuPath(path, { navigation: { header }, listingPath: '/search/' })).toBe(menuPath);
});

test('NAV-01 NAV-02 usual links without stock behind them go, a dealer’s own stay', () => {
  const usual = (href: string) => ({ label: href, href, needsStock: true as const });
  const own = { label: 'New', href: '/search/new-cars/' };
  const children = [usual('/search/new-cars/'), usual('/search/used-cars/'), own];
  const left = [usual('/search/used-cars/'), own];
  const menus = {
    header: [{ ...plain, label: 'Cars', href: null, children }],
    footer: [{ title: 'Cars', links: children }],
  };
  expect(withoutEmptyListings(menus, (path) => path === '/search/used-cars/')).toEqual({
    header: [{ ...plain, label: 'Cars', href: null, children: left }],
    footer: [{ title: 'Cars', links: left }],
  });
});
