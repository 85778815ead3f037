import { expect, test } from 'vitest';
import { locateLocations } from '#catalogue/location/located-locations.ts';
import { findAreas } from '#domain/location/areas.ts';

test('LOC-09 a city means the locations in and around it, also those known by their postcode alone', async () => {
  const locations = await locateLocations([
    { name: 'Parramatta', postcode: '2150', point: { latitude: -33.8111, longitude: 151.0039 } },
    { name: 'Penrith', postcode: '2750', point: { latitude: -33.7602, longitude: 150.7062 } },
    { name: 'Seven Hills', postcode: '2147', point: null },
    { name: 'Cleveland', postcode: '4163', point: { latitude: -27.5247, longitude: 153.2653 } },
    { name: 'Alice Springs', postcode: '0870', point: null },
    { name: 'Nowhere', postcode: '', point: null },
  ]);
  expect(findAreas(locations)).toEqual([
    ['Sydney', ['Parramatta', 'Penrith', 'Seven Hills']],
    ['Brisbane', ['Cleveland']],
  ]);
});
