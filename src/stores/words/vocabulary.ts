import { createMeanings } from '#domain/words/meanings.ts';
import { understandQuery } from '#domain/words/understand.ts';
import type { Reader, Understanding } from '#domain/words/understanding.ts';
import { emptyVocabulary, type Vocabulary } from '#domain/words/vocabulary.ts';
import { fetchVocabulary } from '#services/words/vocabulary.ts';

const createReader = (vocabulary: Vocabulary): Reader => ({
  vocabulary,
  meanings: createMeanings(vocabulary),
  thisYear: new Date().getFullYear(),
});
let reading: Promise<Reader> | null = null;

/**
 * The dictionary of the stock, fetched once a page. Without it (offline, an old host) searches stay plain text, and the
 * next call tries again.
 */
export function loadReader(): Promise<Reader> {
  reading ??= fetchVocabulary(window.location.origin)
    .then(createReader)
    .catch(() => {
      reading = null;
      return createReader(emptyVocabulary);
    });
  return reading;
}

/** Reads a search in words against the stock. */
export const understand = async (typed: string): Promise<Understanding> =>
  understandQuery(typed, await loadReader());

/** The dictionary of a part of the stock: `limit` says which of its words count on this page. */
export async function loadLimitedReader(limit: (vocabulary: Vocabulary) => Vocabulary): Promise<Reader> {
  const { vocabulary } = await loadReader();
  return createReader(limit(vocabulary));
}
