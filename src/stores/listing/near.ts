import { map } from 'nanostores';
import type { Point } from '#domain/location/geo.ts';
import { sortByDistance, type NearLocation, type LocationDistance } from '#domain/listing/near.ts';
import { isPostcode } from '#domain/location/postcode.ts';
import type { GeocoderEndpoint } from '#domain/location/geocoder.ts';
import { findPostcode } from '#services/location/geocoder/find-postcode.ts';

export interface NearState {
  status: 'empty' | 'asking' | 'invalid' | 'unknown' | 'failed' | 'found';
  postcode: string;
  /** Nearest first; empty until a postcode was found. */
  locations: LocationDistance[];
}

/** The shopper's position during this visit. It is never sent anywhere. */
export const $near = map<NearState>({ status: 'empty', postcode: '', locations: [] });

/** A location without coordinates stands where its postcode is. */
async function locate(geocoder: GeocoderEndpoint, location: NearLocation): Promise<NearLocation> {
  if (location.point) return location;
  const point: Point | null = await findPostcode(geocoder, location.postcode).catch(() => null);
  return { ...location, point };
}

/** Finds a postcode and the distance of each location. A failure becomes a status (FORM-13, FORM-14). */
export async function findNear(
  geocoder: GeocoderEndpoint,
  typed: string,
  locations: readonly NearLocation[],
): Promise<void> {
  const postcode = typed.trim();
  if (!isPostcode(postcode)) {
    $near.set({ status: 'invalid', postcode, locations: [] });
    return;
  }
  $near.set({ ...$near.get(), status: 'asking', postcode });
  try {
    const point = await findPostcode(geocoder, postcode);
    const located = point ? await Promise.all(locations.map((location) => locate(geocoder, location))) : [];
    if ($near.get().postcode !== postcode) return;
    $near.set(
      point
        ? { status: 'found', postcode, locations: sortByDistance(located, point) }
        : { status: 'unknown', postcode, locations: [] },
    );
  } catch {
    if ($near.get().postcode === postcode) $near.set({ status: 'failed', postcode, locations: [] });
  }
}
