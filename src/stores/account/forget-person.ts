import { forgottenMark } from '#domain/account/account-script.ts';
import { forgetTab, readTabStorage } from '../site/tab-storage.ts';

/** The id of who is or was signed in, in a tab and on a device. */
const key = 'forecourt:person';

/** What this browser keeps of one person for all tabs. Enquiries that are still to be sent are not among it: they are sent. */
const ofPerson = [key, 'forecourt:reservations', 'forecourt:last-enquiry', 'forecourt:details'];

/** Whether this tab has forgotten somebody: pages further back are theirs. */
export const hasForgotten = (): boolean => Boolean(readTabStorage()?.getItem(forgottenMark));

/**
 * Forgets what this device tells of a person who leaves it: ids that cancel, the last enquiry, photos of a trade-in, and what was
 * typed in this tab.
 */
export function forgetPerson(): void {
  forgetTab();
  try {
    for (const name of ofPerson) localStorage.removeItem(name);
    readTabStorage()?.setItem(forgottenMark, String(Date.now()));
    indexedDB.deleteDatabase('forecourt:photos');
  } catch {
    // A browser without storage has kept nothing.
  }
}

/**
 * Notes who is signed in in this tab and on this device, and forgets somebody else who was before: also one whose session ended
 * elsewhere. Answers whether there was one.
 */
export function exchangePerson(user: string | null): boolean {
  if (user === null) return false;
  let isOther = false;
  try {
    const storages = [sessionStorage, localStorage];
    isOther = storages.some((storage) => (storage.getItem(key) ?? user) !== user);
    if (isOther) forgetPerson();
    for (const storage of storages) storage.setItem(key, user);
  } catch (error) {
    console.warn('The session could not be kept.', error);
  }
  return isOther;
}
