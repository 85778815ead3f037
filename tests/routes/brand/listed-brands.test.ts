import { expect, test } from 'vitest';
import { listBrands, listOtherMakes } from '#routes/brand/listed-brands.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const kia = {
  ...{
    name: 'Kia',
    slug: 'kia',
    kind: 'car',
    banner: null,
    logo: null,
    paragraphs: [],
    path: '/kia/overview/',
  },
  models: [{ name: 'Sorento', slug: 'sorento', body: 'SUV', tagline: null, image: null, overrideUrl: null }],
};
const page = (make: string, count: number) => ({
  ...{ kind: 'make', refinements: { make }, count, path: `/search/${make.toLowerCase()}/` },
});
const landingPages = [page('Toyota', 3), page('KIA', 2), page('Audi', 1), page('Saab', 0)];
const vehicles = ['new', 'used'].map((condition, index) =>
  fixtureVehicle(index, {
    make: 'Kia',
    model: 'Sorento',
    car_type: condition,
    price: 50_000 - index * 20_000,
  }),
);
const site = {
  ...{
    brands: [kia],
    messages: {},
    listing: { facets: ['condition'], columns: [] },
    listingPath: '/search/',
  },
  ...{ features: { models: false }, price: { noPriceText: '', drivenAwayOnly: false } },
} as never;
const catalogue = { landingPages, vehicles } as never;

test('BRND-01 a make is listed with what it costs new, and with new and used ones apart', () => {
  const [listed] = listBrands(catalogue, site);
  expect(listed).toMatchObject({
    brand: { name: 'Kia', path: '/kia/overview/' },
    count: 2,
    range: [{ model: { name: 'Sorento' } }],
    stock: [
      { title: 'New Kia', count: 1, href: '/search/kia/?condition=new&condition=demo' },
      { title: 'Used Kia', count: 1, href: '/search/kia/?condition=used' },
    ],
  });
  // A used one at 30,000 is no price of a new one.
  expect(listed?.price).toContain('$50,000');
});

test('BRND-01 makes in stock that the dealer does not represent follow from A to Z', () => {
  expect(listOtherMakes(catalogue, site)).toEqual([
    { label: 'Audi', href: '/search/audi/', count: 1 },
    { label: 'Toyota', href: '/search/toyota/', count: 3 },
  ]);
});
