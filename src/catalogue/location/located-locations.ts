import type { NearLocation } from '#domain/listing/near.ts';
import { findPostcode } from '#services/location/geocoder/find-postcode.ts';

/** Locations, those without coordinates at the middle of their postcode, by the table that comes with the site. */
export const locateLocations = (locations: readonly NearLocation[]): Promise<NearLocation[]> =>
  Promise.all(
    locations.map(async (location) => ({
      ...location,
      point: location.point ?? (await findPostcode({ name: 'table' }, location.postcode)),
    })),
  );
