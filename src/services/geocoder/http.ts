import * as v from 'valibot';
import { ServiceError } from '../errors.ts';
import { fetchJson } from '../http.ts';
import type { GeocoderDriver } from './driver.ts';

const degrees = v.number();
const answer = v.object({
  results: v.array(v.object({ geometry: v.object({ location: v.object({ lat: degrees, lng: degrees }) }) })),
});

/** Asks a geocoding service: GET with `address` and the client's `key`; the first result counts (API-08). */
export const geocodeByHttp: GeocoderDriver<'http'> = async ({ url, key }, postcode) => {
  const address = new URL(url);
  address.searchParams.set('address', `${postcode}, Australia`);
  if (key !== null) address.searchParams.set('key', key);
  const body = await fetchJson(address, { timeout: 5_000, retries: 1 });
  const read = v.safeParse(answer, body);
  if (!read.success)
    throw new ServiceError('unreadable', `${address.origin}${address.pathname}: the answer names no places`);
  const [first] = read.output.results;
  if (!first) return null;
  const { lat, lng } = first.geometry.location;
  return { latitude: lat, longitude: lng };
};
