import { map, type MapStore } from 'nanostores';
import { differs } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { withdraw } from '#domain/vehicle/withdrawn.ts';
import { keepTrueQuotes } from './quoted-prices.ts';

/** How far a page has come with looking for its vehicle. */
export interface FoundVehicleState {
  /** `idle`: the address names none; `unknown`: the index has none of that name, or the dealer does not show it. */
  status: 'idle' | 'looking' | 'found' | 'unknown' | 'failed';
  vehicle: Vehicle | null;
  /** Epoch seconds. */
  foundAt: number;
}

export interface VehicleFinder {
  $state: MapStore<FoundVehicleState>;
  /**
   * Looks up the vehicle of that name. Never throws.
   *
   * @param mayBeTold whether the dealer shows such a vehicle, `now` in epoch seconds
   */
  find: (
    endpoint: SearchEndpoint,
    name: string,
    mayBeTold: (vehicle: Vehicle, now: number) => boolean,
  ) => Promise<void>;
  /**
   * Reads the found vehicle again, for a page that has been open for a while. One that is there no more is withdrawn; a
   * failure leaves what is known.
   */
  reread: (endpoint: SearchEndpoint) => Promise<void>;
}

const readClock = (): number => Math.floor(Date.now() / 1_000);

/**
 * What a page knows of the vehicle that its address names.
 *
 * @param fetchVehicle reads the vehicle of a name, null when there is none; throws ServiceError
 */
export function createVehicleFinder(
  fetchVehicle: (endpoint: SearchEndpoint, name: string) => Promise<Vehicle | null>,
): VehicleFinder {
  const $state = map<FoundVehicleState>({ status: 'idle', vehicle: null, foundAt: 0 });
  return {
    $state,
    find: async (endpoint, name, mayBeTold) => {
      $state.set({ status: 'looking', vehicle: null, foundAt: 0 });
      try {
        const found = await fetchVehicle(endpoint, name);
        const foundAt = readClock();
        const vehicle = found && mayBeTold(found, foundAt) ? keepTrueQuotes(found) : null;
        $state.set({ status: vehicle ? 'found' : 'unknown', vehicle, foundAt });
      } catch (error) {
        console.warn('The vehicle could not be looked up.', error);
        $state.set({ status: 'failed', vehicle: null, foundAt: 0 });
      }
    },
    reread: async (endpoint) => {
      const { vehicle } = $state.get();
      if (!vehicle) return;
      try {
        const now = await fetchVehicle(endpoint, vehicle.slug);
        if (now && !differs(vehicle, now)) return;
        const reread = now ? keepTrueQuotes(now) : withdraw(vehicle);
        $state.set({ status: 'found', vehicle: reread, foundAt: readClock() });
      } catch (error) {
        console.warn('The vehicle could not be read again.', error);
      }
    },
  };
}
