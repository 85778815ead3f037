import { forgottenMark } from '#domain/account/account-script.ts';
import { forgetTab, readTabStorage } from '../site/tab-storage.ts';

/** What this browser keeps of one person for all tabs. Enquiries that are still to be sent are not among it: they are sent. */
const ofPerson = ['forecourt:reservations', 'forecourt:last-enquiry', 'forecourt:details'];

/** Whether this tab has forgotten somebody: pages further back are theirs. */
export const hasForgotten = (): boolean => Boolean(readTabStorage()?.getItem(forgottenMark));

/**
 * Forgets what this device tells of a person who leaves it: ids that cancel, the last enquiry, photos of a trade-in, and what was
 * typed in this tab.
 */
export function forgetPerson(): void {
  forgetTab();
  try {
    for (const key of ofPerson) localStorage.removeItem(key);
    readTabStorage()?.setItem(forgottenMark, String(Date.now()));
    indexedDB.deleteDatabase('forecourt:photos');
  } catch {
    // A browser without storage has kept nothing.
  }
}
