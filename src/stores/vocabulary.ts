import { createMeanings } from '#domain/query/meanings.ts';
import { understandQuery } from '#domain/query/understand.ts';
import type { Reader, Understanding } from '#domain/query/understanding.ts';
import { emptyVocabulary } from '#domain/query/vocabulary.ts';
import { fetchVocabulary } from '#services/vocabulary.ts';

const nothing: Reader = { vocabulary: emptyVocabulary, meanings: new Map() };
let reading: Promise<Reader> | null = null;

/**
 * The dictionary of the stock, fetched once a page. Without it (offline, an old host) searches stay plain text, and
 * the next call tries again.
 */
export function loadReader(): Promise<Reader> {
  reading ??= fetchVocabulary(window.location.origin).then(
    (vocabulary) => ({ vocabulary, meanings: createMeanings(vocabulary) }),
    () => {
      reading = null;
      return nothing;
    },
  );
  return reading;
}

/** Reads a search in words against the stock. */
export const understand = async (typed: string): Promise<Understanding> =>
  understandQuery(typed, await loadReader());
