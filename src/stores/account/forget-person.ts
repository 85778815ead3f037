import { forgetTab } from '../site/tab-storage.ts';

/** What this browser keeps of one person for all tabs. Enquiries that are still to be sent are not among it: they are sent. */
const ofPerson = ['forecourt:reservations', 'forecourt:last-enquiry', 'forecourt:details'];

/** Forgets what this device tells of a person who leaves it: ids that cancel, the last enquiry, and what was typed in this tab. */
export function forgetPerson(): void {
  forgetTab();
  try {
    for (const key of ofPerson) localStorage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
}
