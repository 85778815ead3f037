import type { Steps } from '../pace/steps.ts';
import type { MatchState } from './match-state.ts';
import { matchWords } from './match-words.ts';

type Cut = readonly [kept: readonly string[], dropped: readonly string[]];

const fromRight = (words: readonly string[]): Cut[] =>
  words.slice(1).map((_, at) => [words.slice(0, words.length - 1 - at), words.slice(words.length - 1 - at)]);
const fromLeft = (words: readonly string[]): Cut[] =>
  words.slice(1).map((_, at) => [words.slice(at + 1), words.slice(0, at + 1)]);

/** Drops word after word, in one direction and then in the other, until enough documents are found. */
export function* dropWords(state: MatchState, words: readonly string[]): Steps<void> {
  const { dropMode, dropThreshold } = state.options;
  const cuts =
    dropMode === 'left_to_right'
      ? [...fromLeft(words), ...fromRight(words)]
      : [...fromRight(words), ...fromLeft(words)];
  for (const [kept, dropped] of cuts) {
    if (dropMode !== 'both_sides' && state.found >= dropThreshold) return;
    yield* matchWords(state, kept, dropped);
    if (state.stops()) return;
  }
}
