import type { NearPlace } from '#domain/near.ts';
import type { Site } from '#domain/site.ts';

/** The places where vehicles are for sale, as 'near me' needs them; none where it is not offered. */
export function listPlaces({ locations, searching }: Pick<Site, 'locations' | 'searching'>): NearPlace[] {
  if (searching.near === null) return [];
  return locations
    .filter(({ departments }) => departments.some(({ type }) => type === 'sales'))
    .map(({ name, address: { postcode, latitude, longitude } }) => ({
      name,
      postcode,
      point: latitude === null || longitude === null ? null : { latitude, longitude },
    }));
}
