import { kilometres, readAmount, type Amount } from './amounts.ts';
import { afterwards, afterwardsWords, comparators, comparatorWords, type Comparator } from './comparators.ts';
import { joinWords, matchPhrase } from '../phrase.ts';
import type { RangeField, Span } from './span.ts';
import type { Token } from '../tokens.ts';

/** A range found in a text, and the token after it. */
export interface FoundRange {
  field: RangeField;
  span: Span;
  end: number;
}

/** The filter of a number: the one that was named, else a year if it can be one, else a price if it is large enough. */
function decideField(amount: Amount, said: RangeField | undefined): RangeField | null {
  if (said === 'year') return amount.canBeYear ? 'year' : null;
  if (said !== undefined) return amount.field === null || amount.field === said ? said : null;
  if (amount.field) return amount.field;
  if (amount.canBeYear) return 'year';
  return amount.value >= 1_000 ? 'price' : null;
}

const limit = ({ side, strict }: Comparator, value: number, field: RangeField): Span => {
  const step = strict && field === 'year' ? 1 : 0;
  if (side === 'max') return { min: null, max: value - step };
  if (side === 'min') return { min: value + step, max: null };
  return field === 'year'
    ? { min: value - 1, max: value + 1 }
    : { min: Math.round(value * 0.9), max: Math.round(value * 1.1) };
};

/** What stands between the ends of a range, and between years that are both wanted ('2019 or 2020'). */
const spans = ['to', '-', '–', '—'];
const choices = ['or', 'and', '&', '/'];

/** 'between 20 and 30k', 'from 2015 to 2018', '$20k-$30k', '50,000 – 80,000 km'. */
function readPair(tokens: readonly Token[], start: number, said?: RangeField): FoundRange | null {
  const opening = tokens[start]?.word;
  const opened = opening === 'between' || opening === 'from';
  const low = readAmount(tokens, start + (opened ? 1 : 0));
  if (!low) return null;
  const joint = tokens[low.end]?.word ?? '';
  const high = readAmount(tokens, low.end + 1);
  if (!high) return null;
  const years = low.canBeYear && high.canBeYear;
  const joints = opening === 'between' ? ['and', '&', ...spans] : spans;
  if (!joints.includes(joint) && !(years && choices.includes(joint))) return null;
  const bare = (amount: Amount): boolean => !amount.thousands && amount.value < 1_000;
  const lift = (amount: Amount, other: Amount): number =>
    other.thousands && bare(amount) ? amount.value * 1_000 : amount.value;
  const [from, to] = [lift(low, high), lift(high, low)];
  const unit = low.field ?? high.field ?? (years ? null : said);
  if (low.field && high.field && low.field !== high.field) return null;
  const field = unit ?? (years ? 'year' : Math.min(from, to) >= 1_000 ? 'price' : null);
  if (!field) return null;
  return { field, span: { min: Math.min(from, to), max: Math.max(from, to) }, end: high.end };
}

/** 'under 40k', 'less than 80,000 km', 'after 2019', '30k or less', '2019+', '$20,000'. */
function readLimit(tokens: readonly Token[], start: number, said?: RangeField): FoundRange | null {
  const length = matchPhrase(tokens, start, comparatorWords, 3);
  const before = length > 0 ? comparators.get(joinWords(tokens, start, start + length)) : undefined;
  const amount = readAmount(tokens, start + length);
  if (!amount) return null;
  const about = amount.canBeYear ? undefined : said;
  if (before) {
    const field = decideField(amount, before.field ?? about);
    return field && { field, span: limit(before, amount.value, field), end: amount.end };
  }
  const trailing = matchPhrase(tokens, amount.end, afterwardsWords, 2);
  const after = afterwards.get(joinWords(tokens, amount.end, amount.end + trailing));
  if (after) {
    const field = decideField(amount, after.field ?? about);
    return field && { field, span: limit(after, amount.value, field), end: amount.end + trailing };
  }
  return null;
}

/** Words before a limit that name its filter: 'kms under 50000', 'price below 20k', 'built after 2018'. */
const subjects: ReadonlyMap<string, RangeField> = new Map([
  ...[...kilometres, 'odometer', 'mileage'].map((word) => [word, 'km'] as const),
  ...['price', 'priced', 'cost', 'costs'].map((word) => [word, 'price'] as const),
  ...['year', 'years', 'built', 'build', 'made'].map((word) => [word, 'year'] as const),
]);
const links = new Set(['is', 'are', 'of', 'in', ':', '=']);

function readSubject(tokens: readonly Token[], start: number): FoundRange | null {
  const field = subjects.get(tokens[start]?.word ?? '');
  if (!field) return null;
  const at = start + (links.has(tokens[start + 1]?.word ?? '') ? 2 : 1);
  const found =
    readPair(tokens, at, field) ?? readLimit(tokens, at, field) ?? readLoneNumber(tokens, at, field);
  // 'low km from 2018' is about a year.
  return found?.field === field ? found : null;
}

/** A range in words at `start`; null when there is none. */
export const readRange = (tokens: readonly Token[], start: number): FoundRange | null =>
  readPair(tokens, start) ?? readLimit(tokens, start) ?? readSubject(tokens, start);

/**
 * A number that needs no further words: a year, also of the model ('MY21'), or an amount with a dollar sign or in
 * thousands ('15 grand', '20k'). The amount is a budget unless `said` names another filter.
 */
export function readLoneNumber(
  tokens: readonly Token[],
  start: number,
  said?: RangeField,
): FoundRange | null {
  const [, modelYear] = /^my(?:20)?(\d\d)$/.exec(tokens[start]?.word ?? '') ?? [];
  if (modelYear) {
    const value = 2_000 + Number(modelYear);
    return { field: 'year', span: { min: value, max: value }, end: start + 1 };
  }
  const amount = readAmount(tokens, start);
  if (!amount) return null;
  const { value, end } = amount;
  if (amount.canBeYear) return { field: 'year', span: { min: value, max: value }, end };
  const field = amount.field ?? (amount.thousands ? (said ?? 'price') : null);
  if ((field === 'price' || (field === 'km' && said === 'km')) && value >= 1_000)
    return { field, span: { min: null, max: value }, end };
  return null;
}
