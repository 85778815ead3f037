import { describe, expect, test } from 'vitest';
import { createStreetMapUrl, findStreetMapService } from '#domain/location/street-map.ts';
import { createReviewsUrl } from '#domain/location/place-reviews.ts';
import { aLocation } from './a-location.ts';

const address = { ...aLocation().address, latitude: -27.4, longitude: 153.05 };
const nundah = aLocation({ name: 'Tom & Co', address });
const key = 'AIzaSyA-123456789';

describe('LOC-03 the street map of a location', () => {
  test('OpenStreetMap shows its coordinates, and has none without them', () => {
    const url = new URL(createStreetMapUrl({ name: 'openstreetmap', key: null }, nundah) ?? '');
    expect(url.origin).toBe('https://www.openstreetmap.org');
    expect(url.searchParams.get('marker')).toBe('-27.4,153.05');
    expect(url.searchParams.get('bbox')).toBe('153.04100,-27.40500,153.05900,-27.39500');
    expect(createStreetMapUrl({ name: 'openstreetmap', key: null }, aLocation())).toBeNull();
  });

  test('Google finds its address, whatever stands in the name', () => {
    const url = new URL(createStreetMapUrl({ name: 'google', key }, nundah) ?? '');
    expect(url.origin).toBe('https://www.google.com');
    expect(url.searchParams.get('q')).toBe('Tom & Co, 12 Main St, Nundah, QLD 4012');
    expect(url.searchParams.get('key')).toBe(key);
  });

  test('Google shows the place that the dealer names, which no neighbour is', () => {
    const located = { ...nundah, address: { ...address, placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' } };
    const url = new URL(createStreetMapUrl({ name: 'google', key }, located) ?? '');
    expect(url.searchParams.get('q')).toBe('place_id:ChIJN1t_tDeuEmsRUsoyG83frY4');
    expect(createReviewsUrl(located.address)).toMatch(/^https:.*placeid=ChIJN1t_tDeuEmsRUsoyG83frY4$/);
    expect(createReviewsUrl(address)).toBeNull();
  });

  test('is none where the build draws all maps, or there are none', () => {
    expect(createStreetMapUrl({ name: 'outline', key: null }, nundah)).toBeNull();
    expect(createStreetMapUrl(null, nundah)).toBeNull();
    expect(findStreetMapService({ name: 'outline' })).toBeNull();
    expect(findStreetMapService(null)).toBeNull();
  });
});
