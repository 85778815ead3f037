import {
  consentLasts,
  refusesTracking,
  type BrowserSignals,
  type ConsentState,
} from '../analytics/consent.ts';
import type { ConsentClass, PartnerTag } from './partner.ts';

/** What a visitor chose about one partner, when (epoch milliseconds), and what the partner was then used for. */
interface PartnerChoice {
  choice: 'granted' | 'declined';
  at: number;
  class: ConsentClass;
}

/**
 * Choices by the names of partners. Visitors choose by class; each partner is kept by itself, so that one who joins later
 * has no consent that was given to others.
 */
export type PartnerConsents = Readonly<Record<string, PartnerChoice>>;

export type AskingPartner = Pick<PartnerTag, 'name' | 'consent'>;

/** Whether a partner may load. A browser that refuses tracking refuses its analytics and its marketing. */
export function judgePartner(
  { name, consent }: AskingPartner,
  kept: PartnerConsents,
  signals: BrowserSignals,
  now: number,
): ConsentState {
  if (consent === 'necessary') return 'granted';
  if (consent !== 'functional' && refusesTracking(signals)) return 'refusedByBrowser';
  const known = Object.hasOwn(kept, name) ? kept[name] : undefined;
  if (known?.class !== consent || now - known.at > consentLasts) return 'unasked';
  return known.choice;
}

/** The choices after one about some partners. */
export const choosePartners = (
  kept: PartnerConsents,
  partners: readonly AskingPartner[],
  choice: PartnerChoice['choice'],
  now: number,
): PartnerConsents => ({
  ...kept,
  ...Object.fromEntries(partners.map(({ name, consent }) => [name, { choice, at: now, class: consent }])),
});

const isChoice = (value: unknown): value is PartnerChoice => {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, at, class: kind } = value as Record<string, unknown>;
  return (
    (choice === 'granted' || choice === 'declined') && typeof at === 'number' && typeof kind === 'string'
  );
};

/** Reads the stored choices. Whatever is no whole choice counts as none. */
export function parsePartnerConsents(text: string): PartnerConsents {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, PartnerChoice] => isChoice(entry[1])),
        )
      : {};
  } catch {
    return {};
  }
}
