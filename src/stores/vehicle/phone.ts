import { sendPhoneReveal, type PhoneReveal } from '#services/vehicle/phone-reveals.ts';

/**
 * Reports a shown number to the dealer API. The page shows the number anyway, so a failure is only
 * logged (VDP-19, VDP-20). Never throws.
 */
export async function recordReveal(apiUrl: string | null, reveal: PhoneReveal): Promise<void> {
  if (apiUrl === null) return;
  try {
    await sendPhoneReveal(apiUrl, reveal);
  } catch (error) {
    console.warn('That the phone number was asked for could not be recorded.', error);
  }
}
