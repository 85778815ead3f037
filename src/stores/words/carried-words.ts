import {
  carriedWordsKey,
  formatCarriedWords,
  parseCarriedWords,
  type CarriedWords,
} from '#domain/words/read-words.ts';
import { readTabStorage } from '../site/tab-storage.ts';

/**
 * Passes what was understood to the listing that the words lead to, which shows the note as for words in its own field.
 * Words that stay text need no note.
 */
export function carryWords(carried: CarriedWords): void {
  try {
    if (carried.isUnderstood || carried.leftOut.length > 0 || carried.distant.length > 0)
      readTabStorage()?.setItem(carriedWordsKey, formatCarriedWords(carried));
    else readTabStorage()?.removeItem(carriedWordsKey);
  } catch {
    // With a full storage the search goes on without the note.
  }
}

/** The words that led to this address. They are read once; words that led elsewhere are dropped. */
export function takeWords({ pathname, search }: Pick<Location, 'pathname' | 'search'>): CarriedWords | null {
  const storage = readTabStorage();
  const carried = parseCarriedWords(storage?.getItem(carriedWordsKey) ?? null);
  storage?.removeItem(carriedWordsKey);
  return carried?.path === pathname + search ? carried : null;
}
