import { expect, test } from 'vitest';
import {
  createListingCrumbs,
  createVehicleCrumbs,
  type CrumbRules,
  type ListingScope,
} from '#domain/page/breadcrumbs.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const vehicle = stockVehicle({
  name: '2023 Kia EV6 GT-Line',
  make: 'Kia',
  model: 'EV6',
  series: 'CV MY23',
  body: 'SUV',
});
const words = { home: 'Home', stock: 'Our stock', new: 'New', demo: 'Demo', used: 'Used' };
const paths: Record<string, string> = {
  '{}': '/search/',
  '{"carType":"used"}': '/search/used-cars/',
  '{"make":"Kia"}': '/search/kia/',
  '{"make":"Kia","model":"EV6"}': '/search/kia/ev6/',
};
const rules: CrumbRules = {
  endsWithSeries: false,
  words,
  findListing: (scope) => paths[JSON.stringify(scope)] ?? null,
};
const crumbs = (fields: object, changed: Partial<CrumbRules> = {}) =>
  createVehicleCrumbs({ ...vehicle, ...fields }, { ...rules, ...changed });

test('NAV-03: home, condition, make, model, body, then the vehicle', () => {
  expect(crumbs({})).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Used', href: '/search/used-cars/' },
    { label: 'Kia', href: '/search/kia/' },
    { label: 'EV6', href: '/search/kia/ev6/' },
    { label: 'SUV', href: '/search/kia/ev6/?body=SUV' },
    { label: '2023 Kia EV6 GT-Line', href: null },
  ]);
});

test.each([
  ['VDP-02: the series is last where the dealer wants it', {}, { endsWithSeries: true }, 'CV MY23'],
  [
    'VDP-02: the name stays last without a series',
    { series: null },
    { endsWithSeries: true },
    '2023 Kia EV6 GT-Line',
  ],
])('%s', (_, fields, changed, last) => {
  expect(crumbs(fields, changed).at(-1)).toEqual({ label: last, href: null });
});

test('NAV-04: the addresses of listings are the site’s own', () => {
  expect(crumbs({}, { findListing: () => '/used-car/used-cars/' })[1]?.href).toBe('/used-car/used-cars/');
});

test.each([
  [
    'without a listing of the condition, all stock',
    { carType: 'demo' },
    ['Home', 'Our stock', 'Kia', 'EV6', 'SUV'],
  ],
  ['without a body', { body: null }, ['Home', 'Used', 'Kia', 'EV6']],
  ['a model that is not listed', { model: 'Niro' }, ['Home', 'Used', 'Kia']],
])('NAV-03: steps without a page or a value are left out: %s', (_, fields, labels) => {
  expect(
    crumbs(fields)
      .slice(0, -1)
      .map(({ label }) => label),
  ).toEqual(labels);
});

test.each<[string, ListingScope, string, string[]]>([
  ['all stock', {}, '/search/', ['Home', 'Our stock']],
  ['a condition', { carType: 'used' }, '/search/used-cars/', ['Home', 'Our stock', 'Used']],
  ['a make', { make: 'Kia' }, '/search/kia/', ['Home', 'Our stock', 'Kia']],
  ['a model', { make: 'Kia', model: 'EV6' }, '/search/kia/ev6/', ['Home', 'Our stock', 'Kia', 'EV6']],
])('NAV-03: the way to the listing of %s', (_, scope, path, labels) => {
  const way = createListingCrumbs({ scope, path, heading: labels.at(-1) ?? '' }, rules);
  expect(way.map(({ label }) => label)).toEqual(labels);
  expect(way.at(-1)?.href).toBeNull();
});
