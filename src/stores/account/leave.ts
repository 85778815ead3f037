import { deleteAccount, endSession } from '#services/account/session.ts';
import { ServiceError } from '#services/site/errors.ts';
import { $savedSearches } from '../garage/saved-searches.ts';
import { $savedVehicles } from '../garage/saved-vehicles.ts';
import { $searchesCopy, $watchlistCopy } from './account-copies.ts';
import { forgetPerson } from './forget-person.ts';
import { forgetSession } from './session.ts';

/** What the account keeps leaves this device with the session, and with it what else the device tells of its owner. */
function leave(): void {
  forgetSession();
  forgetPerson();
  for (const $copy of [$watchlistCopy, $searchesCopy]) $copy.set(null);
  for (const $shown of [$savedVehicles, $savedSearches]) $shown.set([]);
}

/** Signs out here or on all devices. Throws ServiceError: then the session is still there. */
export async function signOut(api: string, everywhere = false): Promise<void> {
  await endSession(api, everywhere);
  leave();
}

/** Deletes the account. Throws ServiceError, but not when it is gone already. */
export async function removeAccount(api: string): Promise<void> {
  try {
    await deleteAccount(api);
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 401)) throw error;
  }
  leave();
}
