import { map } from 'nanostores';
import type { GarageThings } from '#domain/account/garage.ts';
import { fetchGarage } from '#services/account/garage.ts';
import { ServiceError } from '#services/site/errors.ts';
import { $session, findUser, forgetSession } from './session.ts';

export interface GarageState {
  /** `offline`: this device says that it has no connection; `failed`: the server does not answer as it should. */
  status: 'loading' | 'ready' | 'failed' | 'offline';
  things: GarageThings | null;
}

/** Before the server was asked. */
export const unreadGarage: GarageState = { status: 'loading', things: null };

/** What the signed-in person has going on; kept in this page alone. */
export const $garage = map<GarageState>(unreadGarage);

let owner = findUser();
// Somebody else may sign in in another tab, also while this page waits in the memory of the browser.
$session.listen(() => {
  if (findUser() === owner) return;
  owner = findUser();
  $garage.set(unreadGarage);
});

/** Reads it, or reads it again: what is known stays meanwhile. Never throws. */
export async function readGarage(api: string): Promise<void> {
  if ($garage.get().things === null) $garage.set(unreadGarage);
  const asking = findUser();
  try {
    const things = await fetchGarage(api);
    if (findUser() === asking) $garage.set({ status: 'ready', things });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (findUser() !== asking) return;
    if (error.status === 401) {
      $garage.set(unreadGarage);
      forgetSession();
      return;
    }
    console.warn('The garage could not be read.', error);
    $garage.setKey('status', error.kind === 'offline' && !navigator.onLine ? 'offline' : 'failed');
  }
}
