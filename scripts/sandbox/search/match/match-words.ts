import type { Steps } from '../pace/steps.ts';
import { findCandidates } from './find-candidates.ts';
import { typoLimit } from './match-options.ts';
import type { MatchState } from './match-state.ts';
import type { WordCandidate } from './word-candidate.ts';

/** Mixes of typo counts, and of candidates, that are tried at most. */
const COMBINATIONS = 10;

/** The n-th mix of one entry of each list; the last list turns fastest. */
function pick<T>(lists: readonly (readonly T[])[], n: number): T[] {
  const mix = new Array<T>(lists.length);
  let rest = n;
  for (let at = lists.length - 1; at >= 0; at--) {
    const list = lists[at] as readonly T[];
    mix[at] = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length);
  }
  return mix;
}

const countMixes = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((product, list) => Math.min(1e6, product * list.length), 1);

/**
 * Searches for documents with all words, first as typed, then with more and more typos, until the typo threshold is
 * reached. The last word may be a beginning.
 */
export function* matchWords(
  state: MatchState,
  words: readonly string[],
  dropped: readonly string[],
): Steps<void> {
  const { options } = state;
  const costs = words.map((word) => Array.from({ length: typoLimit(word, options) + 1 }, (_, cost) => cost));
  const used = words.map(() => new Set<string>());
  const cache = new Map<string, WordCandidate[]>();
  function* candidatesOf(at: number, typos: number): Steps<WordCandidate[]> {
    const key = `${at} ${typos}`;
    const known = cache.get(key);
    if (known) return known;
    const typed = words[at] as string;
    const isLast = at === words.length - 1 && dropped.length === 0;
    const all = yield* findCandidates(
      state.fields,
      { word: typed, typos, isLast },
      state.index,
      state.mask,
      options.candidates,
    );
    const found = all.filter((word) => !used[at]?.has(word));
    for (const word of found) used[at]?.add(word);
    const candidates = found.map((word) => ({
      word,
      typed,
      typos,
      isPrefix: isLast && word.length > typed.length + typos,
    }));
    cache.set(key, candidates);
    return candidates;
  }

  let n = 0;
  while (n < countMixes(costs) && n < COMBINATIONS) {
    const mix = pick(costs, n);
    const lists: WordCandidate[][] = [];
    for (const [at, typos] of mix.entries()) lists.push(yield* candidatesOf(at, typos));
    if (state.stops()) return;
    const empty = lists.findIndex((list) => list.length === 0);
    if (empty >= 0) {
      costs[empty] = (costs[empty] ?? []).filter((cost) => cost !== mix[empty]);
      if (costs[empty].length === 0 || state.found >= options.typoThreshold) return;
      n = 0;
      continue;
    }
    const limit = Math.max(COMBINATIONS, options.candidates);
    for (let order = 0; order < Math.min(limit, countMixes(lists)); order++) {
      yield* state.search({ words: pick(lists, order), dropped });
      yield;
      if (state.stops()) return;
    }
    if (state.found >= options.typoThreshold) return;
    n++;
  }
}
