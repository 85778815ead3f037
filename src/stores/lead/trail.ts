import { refusesTracking, type BrowserSignals } from '#domain/analytics/consent.ts';
import { continueTrail } from '#domain/lead/trail.ts';

const key = 'forecourt:trail';

/** The pages of this tab; null where nothing is kept or the browser refuses tracking. */
export function readTrail(): string | null {
  try {
    return refusesTracking(navigator as BrowserSignals) ? null : sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps this page in the tab, unless the browser refuses tracking. Nothing of it is sent without a lead. */
export function recordPage(): void {
  if (refusesTracking(navigator as BrowserSignals)) return;
  try {
    sessionStorage.setItem(key, continueTrail(readTrail(), location));
  } catch {
    // Leads of this tab say nothing of it then.
  }
}
