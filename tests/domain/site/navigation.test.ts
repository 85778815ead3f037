import { expect, test } from 'vitest';
import { findMenuPath, withoutEmptyListings } from '#domain/site/navigation.ts';

const header = [
  { label: 'Cars', href: '/search/', children: [] },
  { label: 'About', href: '/about/', children: [{ label: 'Brands', href: '/brands/', children: [] }] },
];

test.each([
  ['/', '/'],
  ['/search/', '/search/'],
  ['/brands/', '/brands/'],
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
    header: [{ label: 'Cars', href: '/search/', children }],
    footer: [{ title: 'Cars', links: children }],
  };
  expect(withoutEmptyListings(menus, (path) => path === '/search/used-cars/')).toEqual({
    header: [{ label: 'Cars', href: '/search/', children: left }],
    footer: [{ title: 'Cars', links: left }],
  });
});
