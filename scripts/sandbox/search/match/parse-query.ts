import { limits } from '../limits.ts';
import { badRequest } from '../service-error.ts';
import { type TokenRules, tokenize } from '../text/tokenize.ts';

/** What `q` asks for. */
export interface TextQuery {
  /** Words to find; empty when only phrases or exclusions were given, then everything matches. */
  readonly words: readonly string[];
  /** Word sequences that must come as they are (`"maxx sport"`). */
  readonly phrases: readonly (readonly string[])[];
  /** Words or word sequences that must not come (`-cx-5`). */
  readonly excluded: readonly (readonly string[])[];
}

/** A query of more words, or of longer ones, is cut: nobody types it, and each letter is compared with all words. */
export const cutWords = (words: readonly string[]): string[] =>
  words.slice(0, limits.words).map((word) => word.slice(0, limits.wordLength));

/** Reads `q`: words, `"phrases"`, `-exclusions`. An open quote runs to the end. */
export function parseQuery(q: string, rules: TokenRules): TextQuery {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  for (const match of q.matchAll(/(-?)"([^"]*)(?:"|$)|(\S+)/g)) {
    const [, minus = '', phrase, word = ''] = match;
    if (phrase !== undefined) {
      const parts = tokenize(phrase, rules);
      if (parts.length > 0) (minus === '-' ? excluded : phrases).push(parts);
    } else if (word.startsWith('-') && word.length > 1) {
      const parts = tokenize(word, rules);
      if (parts.length > 0) excluded.push(parts);
    } else for (const part of tokenize(word, rules)) words.push(part);
  }
  if (Math.max(phrases.length, excluded.length) > limits.phrases)
    throw badRequest(`\`q\` has more than ${limits.phrases} phrases or exclusions.`);
  const cut = (sequences: readonly string[][]): string[][] =>
    sequences.map((sequence) => sequence.slice(0, limits.words));
  return { words: cutWords(words), phrases: cut(phrases), excluded: cut(excluded) };
}
