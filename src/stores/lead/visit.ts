import { refusesTracking, type BrowserSignals } from '#domain/analytics/consent.ts';
import { continueVisit, parseVisit, type Visit } from '#domain/lead/visit.ts';
import { readTabStorage } from '../site/tab-storage.ts';

const key = 'forecourt:visit';

/** Keeps this page and its campaign in the tab, unless the browser refuses tracking. Nothing of it is sent without a lead. */
export function recordVisit(page: { pathname: string; search: string }): void {
  const storage = readTabStorage();
  if (!storage || refusesTracking(navigator as BrowserSignals)) return;
  try {
    storage.setItem(key, JSON.stringify(continueVisit(parseVisit(storage.getItem(key)), page)));
  } catch (error) {
    console.warn('The visit could not be kept.', error);
  }
}

/** The visit of this tab, empty where nothing is kept or the browser refuses tracking. */
export const readVisit = (): Visit =>
  parseVisit(refusesTracking(navigator as BrowserSignals) ? null : (readTabStorage()?.getItem(key) ?? null));
