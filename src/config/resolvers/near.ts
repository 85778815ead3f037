import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';
import type { Location } from '#domain/location/location.ts';
import type { ResolveContext } from './context.ts';

/** Whether a location has vehicles for sale. */
const sells = ({ departments }: Pick<Location, 'departments'>): boolean =>
  departments.some(({ type }) => type === 'sales');

/** How postcodes are looked up; null where it is switched off, or where vehicles stand at one location only. */
export function resolveNear(
  { settings }: ResolveContext,
  locations: readonly Location[],
): GeocoderEndpoint | null {
  return settings.search.nearMe && locations.filter(sells).length > 1 ? settings.geocoder : null;
}
