import type { Point } from '#domain/location/geo.ts';
import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';
import type { GeocoderDriver } from './driver.ts';
import { geocodeByHttp } from './http.ts';
import { geocodeByTable } from './table.ts';

const drivers: { [Name in GeocoderEndpoint['name']]: GeocoderDriver<Name> } = {
  table: geocodeByTable,
  http: geocodeByHttp,
};

/** Finds a postcode with the dealer's driver. See GeocoderDriver for the contract. */
export function findPostcode(endpoint: GeocoderEndpoint, postcode: string): Promise<Point | null> {
  const driver = drivers[endpoint.name] as GeocoderDriver<typeof endpoint.name>;
  return driver(endpoint as never, postcode);
}
