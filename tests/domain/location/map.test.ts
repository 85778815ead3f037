import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarkers, sumCounts, type MapLocation } from '#domain/location/map.ts';

const location = (name: string, x: number, y: number): MapLocation => ({ id: name, slug: name, name, x, y });

test('LOC-03 locations that would cover each other share a marker', () => {
  const markers = createMarkers([
    location('South', 100, 300),
    location('North', 100, 100),
    location('Next door', 120, 110),
  ]);
  expect(markers.map(({ locations }) => locations.map(({ name }) => name))).toEqual([
    ['North', 'Next door'],
    ['South'],
  ]);
});

test('every location is on exactly one marker', () => {
  const coordinate = fc.integer({ min: 0, max: 800 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 30 }), (points) => {
      const locations = points.map(([x, y], index) => location(`${index}`, x, y));
      const marked = createMarkers(locations).flatMap((marker) => marker.locations.map(({ id }) => id));
      expect(marked.sort()).toEqual(locations.map(({ id }) => id).sort());
    }),
  );
});

test('the vehicles of a marker are those of its locations; a location without any counts as none', () => {
  expect(sumCounts({ North: 4, South: 9 }, [location('North', 0, 0), location('Elsewhere', 0, 0)])).toBe(4);
});
