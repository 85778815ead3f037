import { fillers, negations, wishes } from './lexicon/speech.ts';
import { readInstalment } from './numbers/instalments.ts';
import { matchPhrase } from './phrase.ts';
import { readAt } from './read-at.ts';
import type { Token } from './tokens.ts';
import type { Reader, Understanding } from './understanding.ts';

/** Words that are no value: their end, and when they are left out. */
export interface Aside {
  end: number;
  leftOut: 'always' | 'beside filters';
}

const alternatives = new Set(['or', 'nor', '/']);

/** End of the excluded values ('a toyota', 'white or black'); null when there is none. */
function readDenied(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): number | null {
  let at = start;
  while (fillers.has(tokens[at]?.word ?? '')) at += 1;
  const end = readAt(tokens, at, reader, before)?.end ?? null;
  if (end === null || !alternatives.has(tokens[end]?.word ?? '')) return end;
  return readDenied(tokens, end + 1, reader, before) ?? end;
}

/** A wish without a filter, a repayment, or an excluded value, which as text would find just that value. */
export function readAside(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): Aside | null {
  const wished = matchPhrase(tokens, start, wishes, 3);
  if (wished > 0) return { end: start + wished, leftOut: 'beside filters' };
  const paid = readInstalment(tokens, start);
  if (paid !== null) return { end: paid, leftOut: 'beside filters' };
  const denial = matchPhrase(tokens, start, negations, 3);
  if (denial === 0) return null;
  const denied = readDenied(tokens, start + denial, reader, before);
  return denied === null
    ? { end: Math.min(start + denial + 1, tokens.length), leftOut: 'beside filters' }
    : { end: denied, leftOut: 'always' };
}
