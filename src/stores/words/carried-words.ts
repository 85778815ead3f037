import {
  carriedWordsKey,
  formatCarriedWords,
  parseCarriedWords,
  type CarriedWords,
} from '#domain/words/read-words.ts';
import { readTabStorage } from '../site/tab-storage.ts';

/**
 * Lets the listing that words lead to say what became of them, as it does of words in its own field. Words that are
 * searched for as they are need no note.
 */
export function carryWords(carried: CarriedWords): void {
  try {
    if (carried.isUnderstood || carried.leftOut.length > 0)
      readTabStorage()?.setItem(carriedWordsKey, formatCarriedWords(carried));
    else readTabStorage()?.removeItem(carriedWordsKey);
  } catch {
    // A full storage: the search goes on, and nothing is said of it.
  }
}

/** The words that led to this address; they are told once, and words that led elsewhere are forgotten. */
export function takeWords({ pathname, search }: Pick<Location, 'pathname' | 'search'>): CarriedWords | null {
  const storage = readTabStorage();
  const carried = parseCarriedWords(storage?.getItem(carriedWordsKey) ?? null);
  storage?.removeItem(carriedWordsKey);
  return carried?.path === pathname + search ? carried : null;
}
