import { persistentAtom } from '@nanostores/persistent';
import {
  judgeConsent,
  measuringVersion,
  parseConsent,
  type BrowserSignals,
  type Consent,
  type ConsentState,
} from '#domain/analytics/consent.ts';

const key = 'forecourt:consent';

/** What the visitor chose about being measured; shared by all tabs, null before anything was chosen. */
export const $consent = persistentAtom<Consent | null>(key, null, {
  encode: JSON.stringify,
  decode: parseConsent,
});

/** What another tab chose arrives late by event, or never in a page that the browser had put aside; storage is right. */
function readKept(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(key) ?? '');
  } catch {
    return $consent.get();
  }
}

/** Whether measuring may happen now. */
export const readConsent = (): ConsentState =>
  judgeConsent(readKept(), navigator as BrowserSignals, Date.now());

/**
 * Begins as soon as measuring may happen, which may be never, and calls what that answered when consent is taken back;
 * begins again with the next yes.
 */
export function whileGranted(begin: () => () => void): void {
  let end: (() => void) | null = null;
  const follow = (): void => {
    if (readConsent() === 'granted') end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  $consent.subscribe(follow);
  // A page that the browser brings back has missed what other tabs chose.
  window.addEventListener('pageshow', follow);
}

/** Keeps a choice with its date and the version of the question. */
export const choose = (choice: Consent['choice']): void =>
  $consent.set({ choice, at: Date.now(), version: measuringVersion });
