import { map } from 'nanostores';
import type { SearchEndpoint } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { fetchVehicleById, fetchVehicleBySlug } from '#services/vehicles.ts';

/** What can change between two builds and must never be shown wrong. */
const movingFields = [
  'status',
  'price',
  'beforePrice',
  'offerPrice',
  'priceType',
  'subscriptionPrice',
  'stateAverageMarketPrice',
  'averageMarketPrice',
  'tag',
  'reserved',
  'sold',
  'preorder',
  'certified',
] as const satisfies readonly (keyof Vehicle)[];

export interface LiveVehicleState {
  /** The vehicle as it is now, once that is known to differ from the page; else null. */
  changed: Vehicle | null;
}

export const $liveVehicle = map<LiveVehicleState>({ changed: null });

/** Whether a page built from the one vehicle would show the other wrong. */
export const differs = (built: Vehicle, now: Vehicle): boolean =>
  movingFields.some((field) => built[field] !== now[field]);

/**
 * Reads the vehicle of a page again. One that the index no longer holds is sold. A failure is no reason to bother the
 * shopper: the page stays as it is, and the console says why.
 */
export async function checkVehicle(endpoint: SearchEndpoint, built: Vehicle): Promise<void> {
  try {
    const found = await fetchVehicleById(endpoint, built.id);
    const now: Vehicle = found?.showOnDealerWebsite ? found : { ...built, status: 'sold', sold: true };
    if (differs(built, now)) $liveVehicle.set({ changed: now });
  } catch (error) {
    console.warn('Price and status could not be checked.', error);
  }
}

export interface FreshVehicleState {
  status: 'idle' | 'looking' | 'found' | 'unknown' | 'failed';
  vehicle: Vehicle | null;
  /** Epoch seconds. */
  foundAt: number;
}

export const $freshVehicle = map<FreshVehicleState>({ status: 'idle', vehicle: null, foundAt: 0 });

/** Looks up a vehicle that has no page yet, by the slug in its address. */
export async function findVehicle(endpoint: SearchEndpoint, slug: string): Promise<void> {
  $freshVehicle.set({ status: 'looking', vehicle: null, foundAt: 0 });
  try {
    const vehicle = await fetchVehicleBySlug(endpoint, slug);
    $freshVehicle.set({
      status: vehicle ? 'found' : 'unknown',
      vehicle,
      foundAt: Math.floor(Date.now() / 1_000),
    });
  } catch (error) {
    console.warn('The vehicle could not be looked up.', error);
    $freshVehicle.set({ status: 'failed', vehicle: null, foundAt: 0 });
  }
}
