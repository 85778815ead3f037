import { persistentAtom } from '@nanostores/persistent';
import { parseDetails, readDetails, type KeptDetails } from '#domain/lead/kept-details.ts';

/** Who the shopper is, where they want this browser to remember it. It leaves the device only with a form that is sent. */
export const $keptDetails = persistentAtom<KeptDetails | null>('forecourt:details', null, {
  encode: JSON.stringify,
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
