import { squash, type Token } from './tokens.ts';

/** The words of `tokens` from `start`, joined by spaces. */
export const joinWords = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');

/**
 * How many tokens from `start` on spell one of these phrases, the longest one first; 0 for none. Phrases are written
 * as words with single spaces.
 */
export function matchPhrase(
  tokens: readonly Token[],
  start: number,
  phrases: ReadonlySet<string>,
  longest = 4,
): number {
  for (let length = Math.min(longest, tokens.length - start); length > 0; length -= 1) {
    if (phrases.has(joinWords(tokens, start, start + length))) return length;
  }
  return 0;
}

/** The letters and digits of several tokens; null when the run begins or ends with a sign. */
export function squashTokens(tokens: readonly Token[], start: number, end: number): string | null {
  const run = tokens.slice(start, end);
  if (!run.length || run[0]?.isSign || run.at(-1)?.isSign) return null;
  return squash(run.map(({ word }) => word).join(''));
}
