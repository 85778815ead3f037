import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { stockedBrands } from '#catalogue/brand/brands.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const vehicles = [
  fixtureVehicle(1, { make: 'Mercedes-Benz', model: 'A 250 e', car_type: 'used' }),
  fixtureVehicle(2, { make: 'Mercedes-Benz', model: 'A 250 e', car_type: 'new' }),
  fixtureVehicle(3, { make: 'Citroën', model: 'C4', car_type: 'demo' }),
];

describe('landing pages', () => {
  test('ROUTE-02, ROUTE-03 presets that are offered, and makes and models with stock', () => {
    const pages = createLandingPages(vehicles, ['used-cars', 'new-and-demo-cars']);
    expect(pages.map(({ path, count }) => [path, count])).toEqual([
      ['/search/', 3],
      ['/search/used-cars/', 1],
      ['/search/new-and-demo-cars/', 2],
      ['/search/citroen/', 1],
      ['/search/citroen/c4/', 1],
      ['/search/mercedes-benz/', 2],
      ['/search/mercedes-benz/a-250-e/', 2],
    ]);
  });

  test('ROUTE-03 makes and models that are sold out keep their listing, in the spelling of the stock', () => {
    const known = [
      { make: 'MERCEDES-BENZ', model: 'a 250 e' },
      { make: 'Mercedes-Benz', model: 'EQA' },
      { make: 'Saab', model: '9-3' },
      { make: 'Lotus', model: null },
    ];
    const pages = createLandingPages(vehicles, [], '/search/', known);
    expect(pages.slice(1).map(({ path, count }) => [path, count])).toEqual([
      ['/search/citroen/', 1],
      ['/search/citroen/c4/', 1],
      ['/search/lotus/', 0],
      ['/search/mercedes-benz/', 2],
      ['/search/mercedes-benz/a-250-e/', 2],
      ['/search/mercedes-benz/eqa/', 0],
      ['/search/saab/', 0],
      ['/search/saab/9-3/', 0],
    ]);
    // What is sold out is linked to by nobody, as before.
    const brand = {
      kind: 'car' as const,
      logo: null,
      banner: null,
      paragraphs: [],
      overviewUrl: null,
      legalLine: null,
      termsUrl: null,
    };
    const [saab] = stockedBrands({ landingPages: pages } as never, [
      { ...brand, slug: 'saab', name: 'Saab', models: [] } as never,
    ]);
    expect(saab).toMatchObject({ count: 0, listing: null });
  });

  test('ROUTE-03 each path leads back to exactly one make and model, whatever their names', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }))), (names) => {
        const stock = names.map(([make, model], index) => fixtureVehicle(index, { make, model }));
        const paths = createLandingPages(stock, ['used-cars']).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        for (const path of paths) expect(path).toMatch(/^\/search\/([a-z0-9-]+\/){0,2}$/);
      }),
    );
  });

  test('a make named like a preset keeps out of its way', () => {
    const pages = createLandingPages([fixtureVehicle(1, { make: 'Used Cars' })], ['used-cars']);
    expect(pages.find(({ kind }) => kind === 'make')?.path).toBe('/search/used-cars-2/');
  });

  test('C15 NAV-04 listings live where the dealer has them', () => {
    const pages = createLandingPages(
      [fixtureVehicle(1, { make: 'Kia', model: 'Rio' })],
      ['used-cars'],
      '/used-car/',
    );
    expect(pages.map(({ path }) => path)).toEqual([
      '/used-car/',
      '/used-car/used-cars/',
      '/used-car/kia/',
      '/used-car/kia/rio/',
    ]);
  });

  test('ROUTE-15 brands know their stock', () => {
    const landingPages = createLandingPages(vehicles, []);
    const empty = {
      ...{
        kind: 'car' as const,
        logo: null,
        banner: null,
        paragraphs: [],
        overviewUrl: null,
        legalLine: null,
        termsUrl: null,
      },
      ...{ path: '/x/overview/', offersText: null },
    };
    const model = { body: null, tagline: null, image: null, overrideUrl: null };
    const brands = stockedBrands(
      {
        readAt: 0,
        vehicles,
        offers: [],
        parts: [],
        reviews: { all: null, page: null, byLocation: {} },
        landingPages,
        map: null,
      },
      [
        { slug: 'citroen', name: 'CITROËN', ...empty, models: [{ slug: 'c4', name: 'C4', ...model }] },
        { slug: 'kia', name: 'Kia', ...empty, models: [] },
      ],
    );
    expect(brands.map(({ count, listing }) => [count, listing])).toEqual([
      [1, '/search/citroen/'],
      [0, null],
    ]);
    expect(brands[0]?.models[0]).toMatchObject({ count: 1, listing: '/search/citroen/c4/' });
  });
});
