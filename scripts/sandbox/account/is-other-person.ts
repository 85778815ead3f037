import type { Session } from './account-store.ts';

/** For the shopper, whose page no longer belongs to who is signed in. */
export const otherPerson = 'Somebody else is signed in on this device by now. Please load the page again.';

/** Whether a page of before, whose shopper is no longer the one who is signed in, asks for a change. */
export function isOtherPerson(
  { account }: Session,
  asked: { user_id: string | null; phone_number?: string | null },
): boolean {
  if (asked.user_id !== null) return asked.user_id !== account.id;
  return asked.phone_number !== undefined && asked.phone_number !== account.phone;
}
