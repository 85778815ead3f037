import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { measureDistance } from '#domain/location/geo.ts';
import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';
import { findPostcode } from '#services/location/geocoder/find-postcode.ts';
import { postcodes } from '#services/location/geocoder/postcodes.ts';
import { openGeocoder, type Geocoder } from './service.ts';

let service: Geocoder;
beforeAll(async () => {
  service = await openGeocoder();
});
afterEach(() => service.breakWith(null));
afterAll(() => service.close());

/** Every driver, and how to reach it. */
const drivers: { name: GeocoderEndpoint['name']; endpoint: () => GeocoderEndpoint }[] = [
  { name: 'table', endpoint: () => ({ name: 'table' }) },
  { name: 'http', endpoint: () => ({ name: 'http', url: service.url, key: 'public' }) },
];

describe.each(drivers)('$name keeps the contract of a geocoder', ({ endpoint }) => {
  test.each([
    ['2000', 'Sydney', -33.87, 151.21],
    ['2150', 'Parramatta', -33.815, 151.0],
    ['2750', 'Penrith', -33.75, 150.69],
    ['3000', 'Melbourne', -37.81, 144.96],
    ['3350', 'Ballarat', -37.56, 143.85],
    ['4000', 'Brisbane', -27.47, 153.03],
    ['4163', 'Cleveland', -27.53, 153.27],
    ['4870', 'Cairns', -16.92, 145.77],
    ['5000', 'Adelaide', -34.93, 138.6],
    ['6000', 'Perth', -31.95, 115.86],
    ['6430', 'Kalgoorlie', -30.75, 121.47],
    ['7000', 'Hobart', -42.88, 147.33],
    ['0800', 'Darwin', -12.46, 130.84],
    ['0870', 'Alice Springs', -23.7, 133.88],
    ['2600', 'Canberra', -35.3, 149.13],
    ['0200', 'Canberra, a university', -35.28, 149.12],
    ['2640', 'Albury', -36.08, 146.92],
    ['2880', 'Broken Hill', -31.96, 141.47],
  ])('%s is near %s', async (postcode, _town, latitude, longitude) => {
    const point = await findPostcode(endpoint(), postcode);
    expect(point).not.toBeNull();
    if (point) expect(measureDistance(point, { latitude, longitude })).toBeLessThan(15);
  });

  test.each(['0001', '9999', '1999'])('FORM-14 there is no %s', async (postcode) => {
    expect(await findPostcode(endpoint(), postcode)).toBeNull();
  });
});

describe('http', () => {
  const endpoint = (): GeocoderEndpoint => ({ name: 'http', url: `${service.url}?region=au`, key: 'public' });

  test('API-08 asks with address and key beside what the address says already, and reads the first result', async () => {
    expect(await findPostcode(endpoint(), '4163')).toMatchObject({ latitude: -27.53 });
    const asked = service.asked.at(-1);
    expect(asked?.get('address')).toBe('4163, Australia');
    expect(asked?.get('key')).toBe('public');
    expect(asked?.get('region')).toBe('au');
  });

  test.each([
    [403, 'forbidden'],
    [503, 'unavailable'],
    [200, 'unreadable'],
  ])('an answer of %i is told apart', async (status, kind) => {
    service.breakWith(status);
    await expect(findPostcode(endpoint(), '4163')).rejects.toMatchObject({ kind });
  });

  test('nobody there is a passing failure', async () => {
    const nobody = { name: 'http', url: 'http://127.0.0.1:1/', key: null } as const;
    await expect(findPostcode(nobody, '4163')).rejects.toMatchObject({ kind: 'offline', passing: true });
  });
});

describe('the table', () => {
  test('each row is a run of postcodes inside Australia, and no two overlap', () => {
    const sorted = postcodes.toSorted((a, b) => a[0] - b[0]);
    sorted.forEach(([first, last, latitude, longitude], index) => {
      expect(first).toBeLessThanOrEqual(last);
      expect(first).toBeGreaterThan(sorted[index - 1]?.[1] ?? 0);
      expect(latitude).toBeGreaterThan(-44);
      expect(latitude).toBeLessThan(-10);
      expect(longitude).toBeGreaterThan(113);
      expect(longitude).toBeLessThan(154);
    });
  });
});
