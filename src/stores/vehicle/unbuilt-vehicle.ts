import { map } from 'nanostores';
import { differs } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { withdraw } from '#domain/vehicle/withdrawn.ts';
import { fetchVehicleBySlug } from '#services/vehicle/vehicles.ts';
import { keepTrueQuotes } from './quoted-prices.ts';

export interface FreshVehicleState {
  status: 'idle' | 'looking' | 'found' | 'unknown' | 'failed';
  vehicle: Vehicle | null;
  /** Epoch seconds. */
  foundAt: number;
}

export const $freshVehicle = map<FreshVehicleState>({ status: 'idle', vehicle: null, foundAt: 0 });

const readClock = (): number => Math.floor(Date.now() / 1_000);

/**
 * Looks up the vehicle of an address that has no page, or that is printed.
 *
 * @param mayBeTold whether the dealer shows such a vehicle, `now` in epoch seconds; without it all are shown
 */
export async function findVehicle(
  endpoint: SearchEndpoint,
  slug: string,
  mayBeTold: (vehicle: Vehicle, now: number) => boolean = () => true,
): Promise<void> {
  $freshVehicle.set({ status: 'looking', vehicle: null, foundAt: 0 });
  try {
    const found = await fetchVehicleBySlug(endpoint, slug);
    const foundAt = readClock();
    const vehicle = found && mayBeTold(found, foundAt) ? keepTrueQuotes(found) : null;
    $freshVehicle.set({ status: vehicle ? 'found' : 'unknown', vehicle, foundAt });
  } catch (error) {
    console.warn('The vehicle could not be looked up.', error);
    $freshVehicle.set({ status: 'failed', vehicle: null, foundAt: 0 });
  }
}

/**
 * Reads the found vehicle again, for a page that has been open for a while. One that is there no more is withdrawn; a
 * failure leaves what is known.
 */
export async function rereadVehicle(endpoint: SearchEndpoint): Promise<void> {
  const { vehicle } = $freshVehicle.get();
  if (!vehicle) return;
  try {
    const now = await fetchVehicleBySlug(endpoint, vehicle.slug);
    if (now && !differs(vehicle, now)) return;
    const reread = now ? keepTrueQuotes(now) : withdraw(vehicle);
    $freshVehicle.set({ status: 'found', vehicle: reread, foundAt: readClock() });
  } catch (error) {
    console.warn('The vehicle could not be read again.', error);
  }
}
