import { expect, test } from 'vitest';
import { headBrand, splitBrandStock } from '#routes/brand/brand-stock.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const vehicles = ['new', 'demo', 'used', 'used', 'used'].map((condition, index) =>
  fixtureVehicle(index, { make: 'Kia', car_type: condition }),
);
const site = (facets: readonly string[]) => ({ messages: {}, listing: { facets } }) as never;

test('ROUTE-15 the page of a make shows new and used vehicles apart, each with the way to all of them', () => {
  expect(splitBrandStock(vehicles, 'Kia', '/search/kia/', site(['condition']))).toMatchObject([
    { title: 'New and demo Kia', count: 2, href: '/search/kia/?condition=new&condition=demo' },
    { title: 'Used Kia', count: 3, href: '/search/kia/?condition=used' },
  ]);
});

test('ROUTE-15 a part without vehicles is left out, and without the filter the way is the listing', () => {
  const used = vehicles.filter(({ carType }) => carType === 'used');
  expect(splitBrandStock(used, 'Kia', '/search/kia/', site([]))).toMatchObject([
    { title: 'Used Kia', href: '/search/kia/' },
  ]);
});

test('ROUTE-15 the title of a make promises stock only where there is some', () => {
  const words = (found: typeof vehicles) =>
    Object.values(headBrand({ name: 'Kia' }, found, { name: 'Good Motors', messages: {} })).join(' · ');
  expect(words(vehicles)).toContain(
    'Kia range and stock | Good Motors · Kia at Good Motors: the range, and what is in stock',
  );
  expect(words([])).toBe(
    'Kia | Good Motors · Kia at Good Motors: none is in stock today. Ask us what is on its way.',
  );
});
