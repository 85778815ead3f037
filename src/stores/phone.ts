import { atom } from 'nanostores';
import { sendPhoneReveal, type PhoneReveal } from '#services/phone-reveals.ts';

/** Whether the shopper has asked for the number of this page. */
export const $phoneRevealed = atom(false);

/**
 * The first press on a number: it can be read from now on, whatever becomes of telling the dealer API, which is logged
 * only (VDP-19, VDP-20). Never throws.
 */
export async function revealPhone(apiUrl: string | null, reveal: PhoneReveal): Promise<void> {
  if ($phoneRevealed.get()) return;
  $phoneRevealed.set(true);
  if (apiUrl === null) return;
  try {
    await sendPhoneReveal(apiUrl, reveal);
  } catch (error) {
    console.warn('That the phone number was asked for could not be recorded.', error);
  }
}
