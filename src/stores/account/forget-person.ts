import { deviceMark, forgottenMark, personNote } from '#domain/account/account-script.ts';
import { forgetTab, readTabStorage } from '../site/tab-storage.ts';

/** What this browser keeps of one person for all tabs. Enquiries that are still to be sent are not among it: they are sent. */
const ofPerson = [personNote, 'forecourt:reservations', 'forecourt:last-enquiry', 'forecourt:details'];
/** What goes when somebody signs out. Where a session ended by itself, it may be of who has come since. */
const ofOwner = ['searches', 'viewed', 'counted-views', 'compare'].map((name) => `forecourt:${name}`);

let isTakenOver = false;

/** Whether somebody else took over, or left, since this page was opened: its address may hold what is theirs. */
export const wasTakenOver = (): boolean => isTakenOver;

/** Whether this tab has forgotten somebody: pages further back are theirs. */
export const hasForgotten = (): boolean => Boolean(readTabStorage()?.getItem(forgottenMark));

/**
 * Forgets what this tab keeps of somebody who leaves it, and marks that pages further back are theirs. `accountScript` does the same
 * where this code is not there yet.
 */
export function leaveTab(): void {
  forgetTab();
  try {
    readTabStorage()?.setItem(forgottenMark, String(Date.now()));
  } catch {
    // A tab that can store nothing keeps nothing of what was typed in it.
  }
}

/**
 * Forgets what this device tells of a person who leaves it: ids that cancel, the last enquiry, photos of a trade-in, and what was
 * typed in this tab.
 *
 * @param isSignOut false where somebody else takes over whose session ended by itself
 */
export function forgetPerson(isSignOut = true): void {
  try {
    for (const name of isSignOut ? [...ofPerson, ...ofOwner] : ofPerson) localStorage.removeItem(name);
    localStorage.setItem(deviceMark, String(Date.now()));
    indexedDB.deleteDatabase('forecourt:photos');
  } catch {
    // A browser without storage has kept nothing.
  }
  leaveTab();
}

/**
 * Notes who is signed in in this tab and on this device, and forgets somebody else who was before: also one whose session ended
 * elsewhere. Where somebody signed out in another tab, this one forgets them. Answers whether the page may show what is theirs.
 */
export function exchangePerson(user: string | null): boolean {
  let isExchanged = false;
  try {
    const device = localStorage.getItem(personNote);
    const tab = sessionStorage.getItem(personNote);
    if (user === null) {
      isExchanged = tab !== null && device === null;
      if (isExchanged) leaveTab();
      isTakenOver ||= isExchanged;
      return isExchanged;
    }
    const isOther = (former: string | null): boolean => former !== null && former !== user;
    isExchanged = isOther(device) || isOther(tab);
    // A new tab may have been opened by who signs in, by a link of their own.
    isTakenOver ||= isOther(tab);
    if (isOther(device)) forgetPerson(false);
    else if (isOther(tab)) leaveTab();
    // Of one without the other, the next page would take the tab for one whose owner has left.
    localStorage.setItem(personNote, user);
    sessionStorage.setItem(personNote, user);
  } catch (error) {
    console.warn('The session could not be kept.', error);
  }
  return isExchanged;
}
