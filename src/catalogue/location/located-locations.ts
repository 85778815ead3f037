import type { NearLocation } from '#domain/listing/near.ts';
import { findPostcode } from '#services/location/geocoder/find-postcode.ts';

/** Places of business, those without coordinates at the middle of their postcode, by the table that comes with the site. */
export const locateLocations = (places: readonly NearLocation[]): Promise<NearLocation[]> =>
  Promise.all(
    places.map(async (place) => ({
      ...place,
      point: place.point ?? (await findPostcode({ name: 'table' }, place.postcode)),
    })),
  );
