import { expect, test } from 'vitest';
import { countStockHere, findListingHere } from '#domain/location/stock-here.ts';

const cars = (['used', 'new', 'used'] as const).map((carType) => ({ carType }));
const dealer = { listingPath: '/search/', facets: ['condition', 'location'], among: 3 };

test('LOC-06 a location says what is there by condition, and nothing of what is not', () => {
  expect(countStockHere(cars, { name: 'Summit Kia' }, dealer)).toEqual([
    { condition: 'new', count: 1, href: '/search/?condition=new&location=Summit+Kia' },
    { condition: 'used', count: 2, href: '/search/?condition=used&location=Summit+Kia' },
  ]);
  expect(countStockHere([], { name: 'Summit Kia' }, dealer)).toEqual([]);
});

test('LOC-06 one yard needs no location in its listings, and a listing that cannot be narrowed is no link', () => {
  const yard = { ...dealer, among: 1, facets: ['condition'] };
  expect(countStockHere(cars, { name: 'Yard' }, yard)[1]?.href).toBe('/search/?condition=used');
  expect(countStockHere(cars, { name: 'Yard' }, { ...yard, among: 2 })[1]?.href).toBeNull();
});

test('LOC-06 all of a location is one listing: that of the only yard, and none where locations are no filter', () => {
  const at = { name: 'Summit Kia' };
  expect(findListingHere(at, dealer)).toBe('/search/?location=Summit+Kia');
  expect(findListingHere(at, { ...dealer, among: 1 })).toBe('/search/');
  expect(findListingHere(at, { ...dealer, facets: ['make'] })).toBeNull();
});
