import { nationalDigits } from '#domain/location/phone.ts';
import type { Account } from './account-store.ts';

/**
 * The nine digits that tell Australian numbers apart, however they are written; empty for less. One of another country is taken
 * whole: +44 7412 345 678 is not 0412 345 678.
 */
export function readNumber(phone: string): string {
  const digits = nationalDigits(phone);
  return digits.startsWith('+') ? digits : (/\d{9}$/.exec(digits)?.[0] ?? '');
}

/** What tells addresses of e-mail apart, however they are written. */
export const readAddress = (email: string): string => email.trim().toLowerCase();

/** By what reservations of a person are found; empty texts for what is not known. */
export const findContact = ({ phone, email }: Pick<Account, 'phone' | 'email'>) => ({
  number: readNumber(phone ?? ''),
  email: readAddress(email ?? ''),
});

const keyOf = (kind: 'number' | 'email', value: string): string => `${kind} ${value}`;

/** By what everything that somebody sent is found: the number and the address that it names. */
export function findPersonKeys({ phone, email }: { phone?: unknown; email?: unknown }): string[] {
  const number = typeof phone === 'string' ? readNumber(phone) : '';
  const address = typeof email === 'string' ? readAddress(email) : '';
  return [...(number ? [keyOf('number', number)] : []), ...(address ? [keyOf('email', address)] : [])];
}

/** The key of all that `isOfPerson` may say yes to; null for an account that has proven nothing. */
export function findAccountKey({ phone, email }: Pick<Account, 'phone' | 'email'>): string | null {
  if (phone !== null) return keyOf('number', readNumber(phone));
  return email === null ? null : keyOf('email', email);
}

/** Whether something was sent with the number or address that an account has proven to be its own. */
export function isOfPerson(
  sent: { phone?: unknown; email?: unknown },
  { phone, email }: Pick<Account, 'phone' | 'email'>,
): boolean {
  if (phone !== null) return typeof sent.phone === 'string' && readNumber(sent.phone) === readNumber(phone);
  return email !== null && typeof sent.email === 'string' && readAddress(sent.email) === email;
}
