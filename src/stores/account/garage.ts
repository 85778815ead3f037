import { map } from 'nanostores';
import type { GarageThings } from '#domain/account/garage.ts';
import { fetchGarage } from '#services/account/garage.ts';
import { ServiceError } from '#services/site/errors.ts';
import { forgetSession } from './session.ts';

export interface GarageState {
  /** `offline`: this device says that it has no connection; `failed`: the server does not answer as it should. */
  status: 'loading' | 'ready' | 'failed' | 'offline';
  things: GarageThings | null;
}

/** Before the server was asked. */
export const unreadGarage: GarageState = { status: 'loading', things: null };

/** What the signed-in person has going on; kept in this page alone. */
export const $garage = map<GarageState>(unreadGarage);

/** Reads it, or reads it again: what is known stays meanwhile. Never throws. */
export async function readGarage(api: string): Promise<void> {
  if ($garage.get().things === null) $garage.set(unreadGarage);
  try {
    $garage.set({ status: 'ready', things: await fetchGarage(api) });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 401) {
      $garage.set(unreadGarage);
      forgetSession();
      return;
    }
    console.warn('The garage could not be read.', error);
    $garage.setKey('status', error.kind === 'offline' && !navigator.onLine ? 'offline' : 'failed');
  }
}
