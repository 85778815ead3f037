import type { MatchOptions } from './match-options.ts';
import { scoreText } from './score-field.ts';
import type { SearchField } from './search-fields.ts';
import { type WordCandidate, candidateCost } from './word-candidate.ts';

const FIELD_SCORES = 2 ** 32;

/** Words of a query as they are searched now, and those dropped from it that still count where they occur. */
export interface SearchedWords {
  readonly words: readonly WordCandidate[];
  readonly dropped: readonly string[];
}

/** Whether a field is searched for a candidate at all. */
export const admits = (field: SearchField, { typos, isPrefix }: WordCandidate): boolean =>
  typos <= field.typos && (!isPrefix || field.prefix);

export interface DocumentScorer {
  /** The score of the document in a slot. */
  score(slot: number): number;
  /** Pieces of work, see `createStride`, since it was asked last. */
  takePieces(): number;
}

/** Answers with the score of a value of one field, by its number; 0 when it has none of the words. */
type ValueScorer = (number: number) => number;

/** Many documents share a value, so each is scored once. */
function createValueScorer(
  { column }: SearchField,
  wanted: readonly string[],
  count: (pieces: number) => void,
  score: (text: readonly string[], present: readonly string[]) => number,
): ValueScorer {
  const scores = new Float64Array(column.values.length).fill(-1);
  return (number) => {
    const known = scores[number] as number;
    if (known >= 0) return known;
    const text = column.words[number] ?? [];
    count(text.length * wanted.length);
    const present = wanted.filter((word) => text.includes(word));
    return (scores[number] = present.length > 0 ? score(text, present) : 0);
  };
}

/** How many of the dropped words each document has, by slot; null when none were dropped. */
function countDropped(
  dropped: readonly string[],
  fields: readonly SearchField[],
  slotCount: number,
): Uint8Array | null {
  if (dropped.length === 0) return null;
  const counts = new Uint8Array(slotCount);
  for (const word of new Set(dropped)) {
    const seen = new Uint8Array(slotCount);
    for (const { column } of fields)
      for (const number of column.wordList.valuesOf(word))
        for (const slot of column.slots[number] ?? []) seen[slot] = 1;
    for (let slot = 0; slot < slotCount; slot++)
      counts[slot] = (counts[slot] as number) + (seen[slot] as number);
  }
  return counts;
}

/**
 * Scores documents for the words: how many words one has, then its best field, then that field's weight, then in how
 * many fields they occur (or the weight before the match for `max_weight`, or the weighted sum).
 */
export function createScorer(
  { words, dropped }: SearchedWords,
  fields: readonly SearchField[],
  options: MatchOptions,
  slotCount: number,
): DocumentScorer {
  const cost = words.reduce((sum, candidate) => sum + candidateCost(candidate), 0);
  const [only] = words;
  const isExactWord =
    words.length === 1 && dropped.length === 0 && only !== undefined && only.word === only.typed;
  let pieces = 0;
  const count = (more: number): void => void (pieces += more);
  const droppedCounts = countDropped(dropped, fields, slotCount);
  const scored = fields.flatMap((field) => {
    const admitted = words.filter((candidate) => admits(field, candidate)).map(({ word }) => word);
    const wanted = [...admitted, ...dropped].filter((word) => field.column.wordList.has(word));
    if (wanted.length === 0) return [];
    const scoreValue = createValueScorer(field, wanted, count, (text, present) =>
      scoreText(text, present, cost, isExactWord, options),
    );
    return [{ column: field.column, weight: field.weight, scoreValue }];
  });
  const score = (slot: number): number => {
    let best = 0;
    let bestWeight = 0;
    let sum = 0;
    let matching = 0;
    for (const { column, weight, scoreValue } of scored) {
      let most = 0;
      if (column.isArray) {
        const numbers = column.numbersAt(slot);
        count(numbers.length);
        for (const number of numbers) most = Math.max(most, scoreValue(number));
      } else {
        const number = column.single[slot] ?? -1;
        if (number >= 0) most = scoreValue(number);
      }
      if (most === 0) continue;
      matching++;
      sum += most * weight;
      const isBetter = options.scoring === 'max_weight' ? weight > bestWeight : most > best;
      if (isBetter) {
        best = most;
        bestWeight = weight;
      }
    }
    const found = Math.min(15, words.length + (droppedCounts?.[slot] ?? 0));
    const fieldCount = Math.min(7, matching);
    if (options.scoring === 'sum_score') return (found * FIELD_SCORES * 16 + sum) * 8 + fieldCount;
    if (options.scoring === 'max_weight')
      return ((found * 16 + bestWeight) * FIELD_SCORES + best) * 8 + fieldCount;
    return ((found * FIELD_SCORES + best) * 16 + bestWeight) * 8 + fieldCount;
  };
  const takePieces = (): number => {
    const taken = pieces + scored.length;
    pieces = 0;
    return taken;
  };
  return { score, takePieces };
}
