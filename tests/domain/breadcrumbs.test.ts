import { expect, test } from 'vitest';
import { createVehicleCrumbs, type CrumbRules } from '#domain/breadcrumbs.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';

const document = {
  id: '1',
  slug: '2023-kia-ev6',
  name: '2023 Kia EV6 GT-Line',
  make: 'Kia',
  model: 'EV6',
  badge: 'GT-Line',
  series: 'CV MY23',
  simple_body: 'SUV',
  car_type: 'used',
  status: 'in_stock',
  show_on_dealer_website: true,
};
const rules: CrumbRules = {
  searchPrefix: '/search/',
  endsWithSeries: false,
  labels: { home: 'Home', new: 'New', demo: 'Demo', used: 'Used' },
  findListing: (_, model) => (model === null ? '/search/kia/' : '/search/kia/ev6/'),
};
const crumbs = (fields: object, changed: Partial<CrumbRules> = {}) =>
  createVehicleCrumbs(parseVehicle({ ...document, ...fields }), { ...rules, ...changed });

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

test('NAV-04: the prefix of listings is configured', () => {
  expect(crumbs({}, { searchPrefix: '/used-car/' })[1]?.href).toBe('/used-car/used-cars/');
});

test('NAV-03: steps without a page or a value are left out', () => {
  const labels = crumbs({ simple_body: '' }, { findListing: () => null }).map(({ label }) => label);
  expect(labels).toEqual(['Home', 'Used', '2023 Kia EV6 GT-Line']);
});
