import * as v from 'valibot';

/** Who is signed in, as this browser remembers it; the session itself is a cookie that no script reads. */
export interface SignedIn {
  id: string;
  /** In the international spelling; null where the account has an e-mail address alone. */
  phone: string | null;
  email: string | null;
  /** Epoch seconds at which the session ends. */
  until: number;
}

/** Name in the browser's storage. */
export const sessionKey = 'forecourt:session';

const schema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  until: v.number(),
});

/** Reads what a browser remembers; null for anything else. */
export function parseSignedIn(text: string | null | undefined): SignedIn | null {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** '+61412345678' is '0412 345 678', an address stays as it is. */
export const nameSignedIn = ({ phone, email }: Pick<SignedIn, 'phone' | 'email'>): string =>
  phone?.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3') ?? email ?? '';
