import { forgottenMark, personNote } from '#domain/account/account-script.ts';
import { forgetTab, readTabStorage } from '../site/tab-storage.ts';

/** What this browser keeps of one person for all tabs. Enquiries that are still to be sent are not among it: they are sent. */
const ofPerson = [personNote, 'forecourt:reservations', 'forecourt:last-enquiry', 'forecourt:details'];

/** Whether this tab has forgotten somebody: pages further back are theirs. */
export const hasForgotten = (): boolean => Boolean(readTabStorage()?.getItem(forgottenMark));

/** Forgets what was typed in this tab, and that pages further back may be opened with what cancels. */
function leaveTab(): void {
  forgetTab();
  readTabStorage()?.setItem(forgottenMark, String(Date.now()));
}

/**
 * Forgets what this device tells of a person who leaves it: ids that cancel, the last enquiry, photos of a trade-in, and what was
 * typed in this tab.
 */
export function forgetPerson(): void {
  try {
    leaveTab();
    for (const name of ofPerson) localStorage.removeItem(name);
    indexedDB.deleteDatabase('forecourt:photos');
  } catch {
    // A browser without storage has kept nothing.
  }
}

/**
 * Notes who is signed in in this tab and on this device, and forgets somebody else who was before: also one whose session ended
 * elsewhere. Answers whether there was one. Where somebody signed out in another tab, this one forgets them.
 */
export function exchangePerson(user: string | null): boolean {
  try {
    const device = localStorage.getItem(personNote);
    const tab = sessionStorage.getItem(personNote);
    if (user === null) {
      if (tab !== null && device === null) leaveTab();
      return false;
    }
    const isOther = (former: string | null): boolean => former !== null && former !== user;
    if (isOther(device)) forgetPerson();
    else if (isOther(tab)) leaveTab();
    // Of one without the other, the next page would take the tab for one whose owner has left.
    localStorage.setItem(personNote, user);
    sessionStorage.setItem(personNote, user);
    return isOther(device) || isOther(tab);
  } catch (error) {
    console.warn('The session could not be kept.', error);
    return false;
  }
}
