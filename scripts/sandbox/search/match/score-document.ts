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

/**
 * The score of a document: how many words it has, then its best field, then that field's weight, then in how many
 * fields they occur (or the weight before the match for `max_weight`, or the weighted sum).
 */
export function scoreDocument(
  slot: number,
  { words, dropped }: SearchedWords,
  fields: readonly SearchField[],
  options: MatchOptions,
): number {
  const cost = words.reduce((sum, candidate) => sum + candidateCost(candidate), 0);
  const [only] = words;
  const isExactWord =
    words.length === 1 && dropped.length === 0 && only !== undefined && only.word === only.typed;
  const seenDropped = new Set<string>();
  let best = 0;
  let bestWeight = 0;
  let sum = 0;
  let matching = 0;
  for (const field of fields) {
    const numbers = field.column.numbersAt(slot);
    if (numbers.length === 0) continue;
    const wanted = [
      ...words.filter((candidate) => admits(field, candidate)).map(({ word }) => word),
      ...dropped,
    ];
    let score = 0;
    for (const number of numbers) {
      const text = field.column.words[number] ?? [];
      const present = wanted.filter((word) => text.includes(word));
      for (const word of present) if (dropped.includes(word)) seenDropped.add(word);
      if (present.length > 0) score = Math.max(score, scoreText(text, present, cost, isExactWord, options));
    }
    if (score === 0) continue;
    matching++;
    sum += score * field.weight;
    const isBetter = options.scoring === 'max_weight' ? field.weight > bestWeight : score > best;
    if (isBetter) {
      best = score;
      bestWeight = field.weight;
    }
  }
  const found = Math.min(15, words.length + seenDropped.size);
  const fieldCount = Math.min(7, matching);
  if (options.scoring === 'sum_score') return (found * FIELD_SCORES * 16 + sum) * 8 + fieldCount;
  if (options.scoring === 'max_weight')
    return ((found * 16 + bestWeight) * FIELD_SCORES + best) * 8 + fieldCount;
  return ((found * FIELD_SCORES + best) * 16 + bestWeight) * 8 + fieldCount;
}
