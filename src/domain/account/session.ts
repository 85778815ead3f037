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

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Reads what a browser remembers; null for anything else. By hand, because every page of a site with accounts loads it. */
export function parseSignedIn(text: string | null | undefined): SignedIn | null {
  try {
    const read = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof SignedIn, unknown>>;
    const { id, phone, email, until } = read;
    if (typeof id !== 'string' || id === '' || typeof until !== 'number') return null;
    return isTextOrNull(phone) && isTextOrNull(email) ? { id, phone, email, until } : null;
  } catch {
    return null;
  }
}

/** '+61412345678' is '0412 345 678', an address stays as it is. */
export const nameSignedIn = ({ phone, email }: Pick<SignedIn, 'phone' | 'email'>): string =>
  phone?.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3') ?? email ?? '';
