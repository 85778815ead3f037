import type { Steps } from '../pace/steps.ts';
import type { MatchState } from './match-state.ts';
import type { SearchField } from './search-fields.ts';

/** Ways to read the words with two neighbours joined (`land cruiser`) or all joined. */
function joinings(words: readonly string[]): string[][] {
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
  return words.length > 2 ? [...pairs, [words.join('')]] : pairs;
}

/** Ways to read one word as two (`toyotahilux`). */
function splittings(words: readonly string[]): string[][] {
  return words.flatMap((word, at) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, cut) => [
      ...words.slice(0, at),
      word.slice(0, cut + 1),
      word.slice(cut + 1),
      ...words.slice(at + 1),
    ]),
  );
}

/** Whether one value of the field has all words. */
function occursTogether(field: SearchField, words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  return field.column.wordList
    .valuesOf(first)
    .some(
      (number) =>
        (field.column.slots[number] ?? []).length > 0 &&
        rest.every((word) => field.column.words[number]?.includes(word)),
    );
}

/** The words read with a blank more or less than typed, as a field has them; null when no field has. */
export function* respaceWords(state: MatchState, words: readonly string[]): Steps<string[] | null> {
  const readings = [...joinings(words), ...splittings(words)];
  for (const field of state.fields)
    for (const reading of readings) {
      if (occursTogether(field, reading)) return reading;
      yield;
      if (state.stops()) return null;
    }
  return null;
}
