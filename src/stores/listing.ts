import { atom } from 'nanostores';
import type { Vehicle } from '#domain/vehicle.ts';
import { createFirstPage } from '#services/first-page.ts';
import { createVehicleSearch, type VehicleSearchClient } from '#services/typesense.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';

/** The network and the build's stock as the listing sees them. */
export { createFirstPage, createVehicleSearch, type VehicleSearchClient };

/**
 * The browser's clock, epoch seconds, from the moment the listing was brought up to date; null while it shows what
 * was built. Everything else that moves on a listing is held by InstantSearch.
 */
export const $listingClock = atom<number | null>(null);

/** Brings the listing up to date with the hour in which it is looked at. */
export function updateListingClock(): void {
  $listingClock.set(Math.floor(Date.now() / 1_000));
}

/** Reads hits, baked or live. One that cannot be read is left out and logged; it must not take the others along. */
export function readHits(hits: readonly object[]): Vehicle[] {
  return hits.flatMap((hit) => {
    try {
      return [parseVehicle(hit)];
    } catch (error) {
      console.warn('A vehicle in the search results cannot be read.', error);
      return [];
    }
  });
}
