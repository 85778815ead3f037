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

/** The address that led to this page, whatever scripts have made of it since. */
const findLanding = (): string => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/** The page before, where it is of this site: it may have been left before it was idle. */
function findFormer(): string[] {
  const { referrer = '' } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === window.location.origin ? [referrer] : [];
}

/**
 * Keeps this page in the tab, unless the browser refuses tracking. Nothing of it is sent without a lead. Called when the
 * page is idle, so that no page pays for it.
 */
export function recordPage(): void {
  if (refusesTracking(navigator as BrowserSignals)) return;
  try {
    const trail = findFormer().reduce<string | null>(
      (former, address) => continueTrail(former, address),
      readTrail(),
    );
    sessionStorage.setItem(key, continueTrail(trail, findLanding()));
  } catch (error) {
    console.warn('The visit cannot be kept.', error);
  }
}
