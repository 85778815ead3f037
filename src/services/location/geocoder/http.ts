import * as v from 'valibot';
import { fetchJson } from '../../site/http.ts';
import { parseAnswer } from '../../site/parse-answer.ts';
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
  const [first] = parseAnswer(answer, body).results;
  if (!first) return null;
  const { lat, lng } = first.geometry.location;
  return { latitude: lat, longitude: lng };
};
