import type { Catalogue } from '#catalogue/catalogue.ts';
import type { MapLocation } from '#domain/location/map.ts';
import type { NearLocation } from '#domain/listing/near.ts';
import type { Location } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';

const sells = ({ departments }: Location): boolean => departments.some(({ type }) => type === 'sales');

/** The locations where vehicles are for sale, as 'near me' needs them. */
export function listNearLocations({ locations }: Pick<Site, 'locations'>): NearLocation[] {
  return locations.filter(sells).map(({ name, address: { postcode, latitude, longitude } }) => ({
    name,
    postcode,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

/** The same locations on the map; none where it would show a single one. */
export function listMapLocations({ locations }: Pick<Site, 'locations'>, { map }: Catalogue): MapLocation[] {
  const ids = new Set(locations.filter(sells).map(({ id }) => id));
  const mapped = map?.locations.filter(({ id }) => ids.has(id)) ?? [];
  return mapped.length > 1 ? mapped : [];
}
