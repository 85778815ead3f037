import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarkers, sumCounts, type MapLocation } from '#domain/location/map.ts';

const place = (name: string, x: number, y: number): MapLocation => ({ id: name, slug: name, name, x, y });

test('LOC-03 places that would cover each other share a marker', () => {
  const markers = createMarkers([
    place('South', 100, 300),
    place('North', 100, 100),
    place('Next door', 120, 110),
  ]);
  expect(markers.map(({ places }) => places.map(({ name }) => name))).toEqual([
    ['North', 'Next door'],
    ['South'],
  ]);
});

test('every place is on exactly one marker', () => {
  const coordinate = fc.integer({ min: 0, max: 800 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 30 }), (points) => {
      const places = points.map(([x, y], index) => place(`${index}`, x, y));
      const marked = createMarkers(places).flatMap((marker) => marker.places.map(({ id }) => id));
      expect(marked.sort()).toEqual(places.map(({ id }) => id).sort());
    }),
  );
});

test('the vehicles of a marker are those of its places; a place without any counts as none', () => {
  expect(sumCounts({ North: 4, South: 9 }, [place('North', 0, 0), place('Elsewhere', 0, 0)])).toBe(4);
});
