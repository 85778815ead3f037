import { persistentAtom } from '../site/persistent.ts';
import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import type { AccountSearch } from '#services/account/saved-searches.ts';

/** What the account is known to hold of a list, and whose it is. */
export interface AccountCopy<Entry> {
  account: string;
  entries: Entry[];
  /** Epoch milliseconds. */
  readAt: number;
}

function parse<Entry>(text: string): AccountCopy<Entry> | null {
  try {
    const read = JSON.parse(text) as AccountCopy<Entry> | null;
    return read && typeof read.account === 'string' && Array.isArray(read.entries) ? read : null;
  } catch {
    return null;
  }
}

const storeCopy = <Entry>(name: string) =>
  persistentAtom<AccountCopy<Entry> | null>(`forecourt:account-${name}`, null, {
    encode: JSON.stringify,
    decode: parse<Entry>,
  });

/** Copies that this browser has of lists of an account, beside what its pages show; null for nobody's. */
export const $watchlistCopy = storeCopy<SavedVehicleRecord>('watchlist');
export const $searchesCopy = storeCopy<AccountSearch>('searches');
