import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { createSectionData } from '#routes/sections/section-data.ts';
import { fixtureDealer, fixtureVehicle } from '../../integration/fixture-target.ts';

const { site: fixture } = fixtureDealer('alpha');
const site = {
  ...fixture,
  search: { missing: { vehicles: [], offers: [], parts: [] } },
} as unknown as Parameters<typeof createSectionData>[1];
const vehicles = [
  fixtureVehicle(1, { make: 'Kia', model: 'Rio' }),
  fixtureVehicle(2, { make: 'Kia', model: 'Rio', status: 'sold' }),
  fixtureVehicle(3, { make: 'BYD', model: 'Seal' }),
];

test('what sections show of the stock: listings count what is sold, strips show what can be bought', () => {
  const landingPages = createLandingPages(vehicles, [], '/search/', []);
  const data = createSectionData({ vehicles, landingPages } as unknown as Catalogue, site);
  expect(data.makes).toMatchObject([
    { label: 'Kia', href: '/search/kia/', count: 2 },
    { label: 'BYD', href: '/search/byd/', count: 1 },
  ]);
  expect(data.vehicles).toHaveLength(2);
  expect(data.makes).toBe(data.makes);
});

test('kinds of vehicles are ways into the stock where there are several and listings can be narrowed to one', () => {
  const bike = fixtureVehicle(4, { make: 'Ducati', model: 'Monster', category: 'motorcycle' });
  const kindsOf = (stock: typeof vehicles, facets: string[]) =>
    createSectionData({ vehicles: stock, landingPages: [] } as unknown as Catalogue, {
      ...site,
      listing: { ...site.listing, facets: facets as typeof site.listing.facets },
    }).kinds.map(({ label, count, href }) => [label, count, href]);
  expect(kindsOf([...vehicles, bike], ['type'])).toEqual([
    ['Cars', 3, `${site.listingPath}?type=car`],
    ['Motorcycles', 1, `${site.listingPath}?type=motorcycle`],
  ]);
  expect(kindsOf(vehicles, ['type'])).toEqual([]);
  expect(kindsOf([...vehicles, bike], ['make'])).toEqual([]);
});

test('a page pays only for the parts that its sections read', () => {
  const catalogue = {
    vehicles,
    get landingPages(): never {
      throw new Error('nobody asked for makes');
    },
  } as unknown as Catalogue;
  const data = createSectionData(catalogue, site);
  expect(data.total).toBe(3);
  expect(() => data.makes).toThrow('nobody asked for makes');
});
