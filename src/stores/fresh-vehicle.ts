import { map } from 'nanostores';
import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { fetchVehicleBySlug } from '#services/vehicles.ts';

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
