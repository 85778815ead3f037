/** Version of what the banner asks; raised whenever its meaning changes, so that everybody is asked again (LEGAL 5). */
export const measuringVersion = '2026-11';

/** A choice is asked for again after a year, in milliseconds. */
export const consentLasts = 365 * 24 * 60 * 60 * 1_000;

/** What a visitor chose about being measured, when (epoch milliseconds), and about which question. */
export interface Consent {
  choice: 'granted' | 'declined';
  at: number;
  version: string;
}

/** Whether the visitor's browser refuses for them, by Global Privacy Control or Do Not Track. */
export interface BrowserSignals {
  globalPrivacyControl?: boolean | undefined;
  doNotTrack?: string | null | undefined;
}

/** Whether the browser asks websites not to follow what its user does. */
export const refusesTracking = ({ globalPrivacyControl, doNotTrack }: BrowserSignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

export type ConsentState = 'granted' | 'declined' | 'unasked' | 'refusedByBrowser';

/** Whether measuring is allowed. It needs a yes to the current question, and the browser must not refuse. */
export function judgeConsent(kept: Consent | null, signals: BrowserSignals, now: number): ConsentState {
  if (refusesTracking(signals)) return 'refusedByBrowser';
  if (kept?.version !== measuringVersion || now - kept.at > consentLasts) return 'unasked';
  return kept.choice;
}

/** Reads the stored choice. Anything but a whole choice counts as none. */
export function parseConsent(text: string): Consent | null {
  try {
    const { choice, at, version } = JSON.parse(text) as Record<string, unknown>;
    const known = choice === 'granted' || choice === 'declined';
    return known && typeof at === 'number' && typeof version === 'string' ? { choice, at, version } : null;
  } catch {
    return null;
  }
}
