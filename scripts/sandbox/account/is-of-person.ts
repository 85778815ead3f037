import type { Account } from './account-store.ts';

/** The nine digits that tell Australian numbers apart, however they are written; empty for less. */
const readNumber = (phone: string): string => /\d{9}$/.exec(phone.replaceAll(/\D/g, ''))?.[0] ?? '';

/** By what reservations of an account are found; empty texts for what it has not. */
export const findContact = ({ phone, email }: Pick<Account, 'phone' | 'email'>) => ({
  number: readNumber(phone ?? ''),
  email: email ?? '',
});

/** Whether something was sent with the number or address that an account has proven to be its own. */
export function isOfPerson(
  sent: { phone?: unknown; email?: unknown },
  { phone, email }: Pick<Account, 'phone' | 'email'>,
): boolean {
  if (phone !== null) return typeof sent.phone === 'string' && readNumber(sent.phone) === readNumber(phone);
  return email !== null && typeof sent.email === 'string' && sent.email.trim().toLowerCase() === email;
}
