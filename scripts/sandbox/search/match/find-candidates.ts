import type { Mask } from '../filter/filter-node.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import { createStride, type Steps } from '../pace/steps.ts';
import { findSimilar } from './find-similar.ts';
import type { SearchField } from './search-fields.ts';

/** What is looked for: a typed word, how many typos, and whether it may be a beginning. */
export interface Wanted {
  readonly word: string;
  readonly typos: number;
  readonly isLast: boolean;
}

/** Whether a document that may be seen has the word. */
const isSeen = (field: SearchField, word: string, mask: Mask | null): boolean =>
  field.column.wordList
    .valuesOf(word)
    .some((number) => field.column.slots[number]?.some((slot) => !mask || mask[slot] === 1));

/**
 * How early the documents of a word come by the default sorting field; null when none may be seen. Without such a
 * field the number of documents counts.
 */
function rankWord(field: SearchField, word: string, index: DocumentIndex, mask: Mask | null): number | null {
  const sorting = index.columns.get(index.schema.default_sorting_field);
  let best: number | null = null;
  let count = 0;
  for (const number of field.column.wordList.valuesOf(word))
    for (const slot of field.column.slots[number] ?? []) {
      if (mask && mask[slot] !== 1) continue;
      count++;
      if (!(sorting instanceof NumberColumn)) continue;
      const value = sorting.single[slot] as number;
      if (best === null || value > best) best = value;
    }
  return sorting instanceof NumberColumn ? best : count > 0 ? count : null;
}

function findWords(field: SearchField, { word, typos, isLast }: Wanted): readonly string[] {
  const { wordList } = field.column;
  const isPrefix = field.prefix && isLast;
  if (typos === 0) return isPrefix ? wordList.startingWith(word) : wordList.has(word) ? [word] : [];
  return findSimilar(wordList.sorted(), word, typos, isPrefix);
}

/** Pieces of work, see `createStride`, that the rank of a word takes besides its documents. */
const perWord = 10;

/** The `limit` best words of a field whose documents pass the mask. */
function* findBest(
  field: SearchField,
  wanted: Wanted,
  index: DocumentIndex,
  mask: Mask | null,
  limit: number,
): Steps<readonly string[]> {
  const words = findWords(field, wanted);
  // One word needs no rank, and the most frequent ones are typed whole.
  if (words.length < 2) return words.filter((word) => isSeen(field, word, mask));
  const ranked: { word: string; rank: number }[] = [];
  const isDue = createStride();
  for (const word of words) {
    if (isDue(perWord + field.column.wordList.valuesOf(word).length)) yield;
    const rank = rankWord(field, word, index, mask);
    if (rank !== null) ranked.push({ word, rank });
  }
  ranked.sort((left, right) => right.rank - left.rank);
  return ranked.slice(0, limit).map(({ word }) => word);
}

/** Words of the index for a typed word: of each field the `limit` best whose documents pass the mask. */
export function* findCandidates(
  fields: readonly SearchField[],
  wanted: Wanted,
  index: DocumentIndex,
  mask: Mask | null,
  limit: number,
): Steps<string[]> {
  const found = new Set<string>();
  for (const field of fields) {
    yield;
    if (wanted.typos > field.typos) continue;
    for (const word of yield* findBest(field, wanted, index, mask, limit)) found.add(word);
  }
  return [...found];
}
