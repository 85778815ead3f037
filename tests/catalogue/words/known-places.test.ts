import { expect, test } from 'vitest';
import { findKnownPlaces } from '#catalogue/words/known-places.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';

const cleveland = {
  name: 'Bayside Cleveland',
  postcode: '4163',
  point: { latitude: -27.5269, longitude: 153.2652 },
};
const here = stockVehicle({ city: 'Cleveland', state: 'QLD', locationName: 'Bayside Cleveland' });

test('LOC-09 cities, and suburbs and postcodes of locations with vehicles, are known with their distances', () => {
  const places = findKnownPlaces([here], [cleveland, { ...cleveland, name: 'Empty', postcode: '4000' }]);
  expect(places?.locations).toEqual(['Bayside Cleveland']);
  expect(places?.distances.slice(0, 2)).toEqual([
    ['4163', [0]],
    ['Cleveland', [0]],
  ]);
  const [kilometres = 0] = places?.distances.find(([name]) => name === 'Brisbane')?.[1] ?? [];
  expect(kilometres).toBeGreaterThan(20);
  expect(kilometres).toBeLessThan(30);
  expect(places?.cities).toContain('Perth');
});

test('without a position nothing is known', () => {
  expect(findKnownPlaces([here], [{ ...cleveland, point: null }])).toBeNull();
  expect(findKnownPlaces([], [cleveland])).toBeNull();
});
