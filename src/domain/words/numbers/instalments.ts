import { comparatorWords } from './comparators.ts';
import { matchPhrase } from '../phrase.ts';
import type { Token } from '../tokens.ts';

const each = new Set(['a', 'an', 'per', '/', 'each', 'every']);
const periods = 'week|weekly|wk|fortnight|fortnightly|month|monthly|mth|pw|pf|pm|pcm';
const period = new RegExp(`^(?:${periods})$`);
const amount = new RegExp(String.raw`^\d+(?:\.\d+)?(${periods})?$`);

/**
 * 'under $600 a week', '$99pw': what a loan may cost. No vehicle has it in its name, and the filter by weekly price, which
 * takes one range, cannot say 'under'; nor may a repayment stand among suggestions, where its terms do not (LEGAL 4). The
 * token after it, or null when there is none here.
 */
export function readInstalment(tokens: readonly Token[], start: number): number | null {
  let at = start + matchPhrase(tokens, start, comparatorWords, 3);
  if (tokens[at]?.word === '$') at += 1;
  const found = amount.exec(tokens[at]?.word ?? '');
  if (!found) return null;
  at += 1;
  if (found[1]) return at;
  if (each.has(tokens[at]?.word ?? '')) at += 1;
  return period.test(tokens[at]?.word ?? '') ? at + 1 : null;
}
