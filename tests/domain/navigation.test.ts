import { expect, test } from 'vitest';
import { findPlace } from '#domain/navigation.ts';

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
])('header and menus of %s are those of %s', (path, place) => {
  expect(findPlace(path, { navigation: { header }, listingPath: '/search/' })).toBe(place);
});
