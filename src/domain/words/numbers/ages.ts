import { joinWords, matchPhrase } from '../phrase.ts';
import type { FoundRange } from './ranges.ts';
import type { Token } from '../tokens.ts';

const most = new Set(
  'under|below|less than|less then|up to|max|maximum|within|no more than|not more than|no older than|not older than'.split(
    '|',
  ),
);
const least = new Set('over|more than|at least|older than'.split('|'));
const years = new Set(['year', 'years', 'yr', 'yrs']);

/** 'less than 5 years old', 'no older than 5 years': an age, as the years in which such a vehicle was built. */
export function readAge(tokens: readonly Token[], start: number, thisYear: number): FoundRange | null {
  const length = matchPhrase(tokens, start, new Set([...most, ...least]), 3);
  const said = joinWords(tokens, start, start + length);
  const [, digits] = /^(\d{1,2})(?:years?|yrs?)?$/.exec(tokens[start + length]?.word ?? '') ?? [];
  if (length === 0 || !digits) return null;
  let end = start + length + 1;
  if (years.has(tokens[end]?.word ?? '')) end += 1;
  else if (/^\d+$/.test(tokens[end - 1]?.word ?? '')) return null;
  const isOld = tokens[end]?.word === 'old';
  // 'under 5 years' alone may be a warranty.
  if (!isOld && !said.includes('older')) return null;
  const built = thisYear - Number(digits);
  return {
    field: 'year',
    span: most.has(said) ? { min: built, max: null } : { min: null, max: built },
    end: isOld ? end + 1 : end,
  };
}
