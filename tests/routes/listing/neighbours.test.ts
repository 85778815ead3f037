import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { findNeighbours } from '#routes/listing/neighbours.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const vehicles = [
  fixtureVehicle(1, { make: 'Kia', model: 'Rio' }),
  fixtureVehicle(2, { make: 'Kia', model: 'Rio', status: 'sold' }),
  ...[3, 4, 5, 6, 7].map((index) => fixtureVehicle(index, { make: 'BYD', model: 'Seal' })),
];
const known = [
  { make: 'Kia', model: 'EV9' },
  { make: 'Saab', model: '9-3' },
];
const catalogue = {
  vehicles,
  landingPages: createLandingPages(vehicles, ['demo-cars'], '/search/', known),
} as unknown as Catalogue;

test.each<[string, { make: string | null; path: string; count: number; shown: number } | null]>([
  ['/search/kia/ev9/', { make: 'Kia', path: '/search/kia/', count: 2, shown: 1 }],
  ['/search/saab/9-3/', { make: null, path: '/search/', count: 7, shown: 4 }],
  ['/search/saab/', { make: null, path: '/search/', count: 7, shown: 4 }],
  ['/search/kia/rio/', null],
])('ROUTE-03 below %s stands what comes near', (path, expected) => {
  const page = catalogue.landingPages.find((one) => one.path === path);
  const found = page && findNeighbours(page, catalogue);
  const { vehicles: shown, ...rest } = found ?? { vehicles: [] };
  expect(found ? { ...rest, shown: shown.length } : null).toEqual(expected);
});
