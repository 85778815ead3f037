import { persistentAtom, readLatest } from '../site/persistent.ts';
import type { BrowserSignals, ConsentState } from '#domain/analytics/consent.ts';
import {
  choosePartners,
  judgePartner,
  parsePartnerConsents,
  type AskingPartner,
  type PartnerConsents,
} from '#domain/partner/partner-consent.ts';
import { replaceChoice } from '../analytics/replace-choice.ts';

const key = 'forecourt:partner-consents';

/** What the visitor chose about services of others; shared by all tabs. */
export const $partnerConsents = persistentAtom<PartnerConsents>(
  key,
  {},
  { encode: JSON.stringify, decode: parsePartnerConsents },
);

const readKept = (): PartnerConsents => readLatest(key, parsePartnerConsents, $partnerConsents);

/** Whether a partner may load now. */
export const readPartnerConsent = (partner: AskingPartner): ConsentState =>
  judgePartner(partner, readKept(), navigator as BrowserSignals, Date.now());

/** Keeps a choice about some partners, with its date. */
export function keepPartnerChoice(partners: readonly AskingPartner[], choice: 'granted' | 'declined'): void {
  const chosen = choosePartners(readKept(), partners, choice, Date.now());
  replaceChoice(
    key,
    () => $partnerConsents.set(chosen),
    () => $partnerConsents.set({}),
  );
}

/** Calls `follow` now and whenever a choice may have changed, in this tab or another. */
export function followPartnerChoices(follow: () => void): void {
  $partnerConsents.subscribe(follow);
  // A page that the browser brings back has missed what other tabs chose.
  window.addEventListener('pageshow', follow);
}
