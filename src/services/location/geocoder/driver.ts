import type { Point } from '#domain/location/geo.ts';
import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';

export type GeocoderOf<Name extends GeocoderEndpoint['name']> = Extract<GeocoderEndpoint, { name: Name }>;

/**
 * Finds where a postcode is. Resolves with a point near the middle of it, or null when there is no such postcode
 * (FORM-14). Throws ServiceError when it cannot tell.
 *
 * @param postcode four digits
 */
export type GeocoderDriver<Name extends GeocoderEndpoint['name']> = (
  endpoint: GeocoderOf<Name>,
  postcode: string,
) => Promise<Point | null>;
