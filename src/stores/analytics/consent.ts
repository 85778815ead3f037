import { persistentAtom, readLatest } from '../site/persistent.ts';
import {
  judgeConsent,
  measuringVersion,
  parseConsent,
  type BrowserSignals,
  type Consent,
  type ConsentState,
} from '#domain/analytics/consent.ts';
import { replaceChoice } from './replace-choice.ts';

const key = 'forecourt:consent';

/** What the visitor chose about being measured; shared by all tabs, null before anything was chosen. */
export const $consent = persistentAtom<Consent | null>(key, null, {
  encode: JSON.stringify,
  decode: parseConsent,
});

const readKept = (): Consent | null => readLatest(key, parseConsent, $consent);

/** Whether measuring may happen now. */
export const readConsent = (): ConsentState =>
  judgeConsent(readKept(), navigator as BrowserSignals, Date.now());

/**
 * Calls `begin` once measuring is allowed, and the function that it answers when consent is taken back. A later yes
 * begins again.
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
  replaceChoice(
    key,
    () => $consent.set({ choice, at: Date.now(), version: measuringVersion }),
    () => $consent.set(null),
  );
