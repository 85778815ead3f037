import { describe, expect, test } from 'vitest';
import { createMap } from '#catalogue/location/map/create-map.ts';
import { createNearMap } from '#catalogue/location/map/near-map.ts';
import type { Location } from '#domain/location/location.ts';
import { mapSize } from '#domain/location/map.ts';

const at = (name: string, latitude: number | null, longitude: number | null) =>
  ({ id: name, slug: name, name, address: { latitude, longitude } }) as Location;
const byLocations = { centre: null, zoom: null };
const sydney = at('Sydney', -33.87, 151.21);

describe('LOC-03 LOC-08: the drawn map', () => {
  test('holds every location, with room around it', () => {
    const map = createMap([sydney, at('Perth', -31.95, 115.86), at('Hobart', -42.88, 147.33)], byLocations);
    expect(map?.locations).toHaveLength(3);
    for (const { x, y } of map?.locations ?? []) {
      expect(x).toBeGreaterThanOrEqual(80);
      expect(x).toBeLessThanOrEqual(mapSize.width - 80);
      expect(y).toBeGreaterThanOrEqual(80);
      expect(y).toBeLessThanOrEqual(mapSize.height - 80);
    }
  });

  test('north is up and east is right', () => {
    const [first, second] = createMap([at('Brisbane', -27.47, 153.03), sydney], byLocations)?.locations ?? [];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  });

  test.each([
    ['one location', [sydney]],
    ['two locations at one address', [sydney, at('Workshop', -33.87, 151.21)]],
  ])('%s stands in the middle, among land, sea and towns', (_, locations) => {
    const map = createMap(locations, byLocations);
    expect(map?.locations[0]).toMatchObject({ x: mapSize.width / 2, y: mapSize.height / 2 });
    expect(map?.svg).toMatch(/ d="M[^"]{200,}"/);
    expect(map?.svg).toContain('>Wollongong</text>');
    // Its own name stands on the marker, not under it.
    expect(map?.svg).not.toContain('>Sydney</text>');
  });

  test('centre and zoom come from the dealer where they are set', () => {
    const centre = { latitude: -33.87, longitude: 150 };
    const map = createMap([sydney], { centre, zoom: 7 });
    expect(map?.locations[0]?.x).toBeGreaterThan(mapSize.width / 2 + 100);
  });

  test('a file stays small, however much coast it shows', () => {
    const map = createMap([at('Darwin', -12.46, 130.84), at('Hobart', -42.88, 147.33)], byLocations);
    expect(map?.svg.length).toBeLessThan(60_000);
  });

  test('locations that do not say where they are have no map, and a dealer can have none', () => {
    expect(createMap([at('Somewhere', null, null)], byLocations)).toBeNull();
    expect(createMap([sydney], null)).toBeNull();
  });
});

test.each([
  ['at the coast', sydney, 'Wollongong'],
  ['inland, where towns are farther apart,', at('Albury', -36.04, 146.93), 'Wagga Wagga'],
])('LOC-03: the map around a location %s names what is around it', (_, location, town) => {
  const svg = createNearMap(location) ?? '';
  expect(svg).toContain(`>${town}</text>`);
  expect(svg.match(/<text/g)?.length).toBeGreaterThanOrEqual(4);
  // A town on the other side of the country is on no map of surroundings.
  expect(svg).not.toContain('>Brisbane</text>');
});

test('LOC-03: of towns whose names a phone has no room for, a phone shows neither name nor place', () => {
  const map = createMap([sydney, at('Melbourne', -37.81, 144.96)], byLocations);
  const [all, wide] = [/<text/g, /<g class="wide">/g].map((part) => map?.svg.match(part)?.length ?? 0);
  expect(map?.svg).toContain('@media(max-width:500px){.wide{display:none}');
  expect(wide).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(wide ?? 0);
});
