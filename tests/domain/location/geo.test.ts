import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureDistance } from '#domain/location/geo.ts';

const brisbane = { latitude: -27.4698, longitude: 153.0251 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };
const perth = { latitude: -31.9523, longitude: 115.8613 };

test.each([
  ['no way at all', brisbane, brisbane, 0],
  ['Brisbane to Sydney', brisbane, sydney, 731],
  ['Sydney to Perth', sydney, perth, 3290],
  ['a quarter of the earth', { latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 }, 10008],
  ['half of the earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015],
])('LOC-09: %s', (_, from, to, kilometres) => {
  expect(Math.abs(measureDistance(from, to) - kilometres)).toBeLessThan(2);
});

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('LOC-09: as far there as back, never more than half of the earth', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const there = measureDistance(from, to);
      expect(there).toBeCloseTo(measureDistance(to, from), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(20_016);
    }),
  );
});
