import { map } from 'nanostores';
import { differs, type LiveFields } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isWithdrawn, withdraw } from '#domain/vehicle/withdrawn.ts';
import { ServiceError } from '#services/site/errors.ts';
import { fetchLiveFields } from '#services/vehicle/live-fields.ts';

export interface LiveVehicleState {
  /** The vehicle as it is now, once that is known to differ from the page; else null. */
  changed: Vehicle | null;
}

export const $liveVehicle = map<LiveVehicleState>({ changed: null });

/**
 * The whole vehicle as it is now. When other fields are unreadable, it is the built vehicle with today's live fields. A
 * lender's quote for another price is left out.
 */
async function readChanged(
  endpoint: SearchEndpoint,
  { built, shown }: { built: Vehicle; shown: Vehicle },
  now: LiveFields,
): Promise<Vehicle | null> {
  const [{ fetchVehicleById }, { keepTrueQuotes }] = await Promise.all([
    import('#services/vehicle/vehicles.ts'),
    import('./quoted-prices.ts'),
  ]);
  keepTrueQuotes(built);
  try {
    const found = await fetchVehicleById(endpoint, built.id);
    return found && keepTrueQuotes(found);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'unreadable') throw error;
    console.warn('Only price and status of the vehicle can be read.', error);
    return keepTrueQuotes({ ...shown, ...now });
  }
}

async function check(endpoint: SearchEndpoint, built: Vehicle): Promise<void> {
  try {
    const shown = $liveVehicle.get().changed ?? built;
    const now = await fetchLiveFields(endpoint, built.id);
    if (now ? !differs(shown, now) : isWithdrawn(shown)) return;
    const found = now?.showOnDealerWebsite ? await readChanged(endpoint, { built, shown }, now) : null;
    const changed = found?.showOnDealerWebsite ? found : withdraw(shown);
    if (changed !== shown) $liveVehicle.set({ changed });
  } catch (error) {
    console.warn('Price and status could not be checked.', error);
  }
}

/** The check that was asked for last. */
let last: Promise<void> = Promise.resolve();

/**
 * Reads the live fields of the page's vehicle, and the whole vehicle where one has changed. A vehicle that left the
 * index is withdrawn. After a failure the page stays as it is, and the console says why. Checks run one after the
 * other: two at once could tell one change twice, or an older answer could come last.
 */
export function checkVehicle(endpoint: SearchEndpoint, built: Vehicle): Promise<void> {
  last = last.then(() => check(endpoint, built));
  return last;
}
