import { persistentAtom } from '../site/persistent.ts';
import { parseDetails, readDetails, type KeptDetails } from '#domain/lead/kept-details.ts';

/** Who the shopper is, where they want this browser to remember it. It leaves the device only with a form that is sent. */
export const $keptDetails = persistentAtom<KeptDetails | null>('forecourt:details', null, {
  // None needs no room, which a full browser has not even for that word.
  encode: (details) => JSON.stringify(details ?? undefined),
  decode: (stored) => parseDetails(stored, Date.now()),
});

/** Remembers what a form was told, in place of what was remembered. */
export function keepDetails(typed: Readonly<Record<string, unknown>>): void {
  try {
    $keptDetails.set(readDetails(typed, Date.now()));
  } catch (error) {
    console.warn('The details cannot be kept in this browser.', error);
  }
}

export const forgetDetails = (): void => $keptDetails.set(null);
