import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { StringColumn } from '../index/string-column.ts';
import { badRequest, notFound } from '../service-error.ts';
import { markPassing, type FilterNode } from '../filter/filter-node.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import type { Steps } from '../pace/steps.ts';
import { compareByBucket } from './text-buckets.ts';
import type { Comparison } from './comparison.ts';
import { MAX_SORT_KEYS, type SortKey, parseSort } from './parse-sort.ts';

/** Score of a document in the text match; equal for all when nothing was asked. */
export type Scores = Float64Array | null;

/** What is put in order. */
export interface Sorting {
  index: DocumentIndex;
  scores: Scores;
  /** The documents that were found. */
  slots: Int32Array;
  /** Whether the key hides a field: its order would tell its values. */
  isHidden: (field: string) => boolean;
}

function compareNumbers(column: NumberColumn, key: SortKey): Comparison {
  const missing = parseMissing(key);
  const filler = missing ?? key.direction * Infinity;
  const at = (slot: number): number => {
    const value = slot < column.single.length ? (column.single[slot] as number) : NaN;
    return Number.isNaN(value) ? filler : value;
  };
  return (left, right) => {
    const one = at(left);
    const other = at(right);
    return one === other ? 0 : one < other ? -key.direction : key.direction;
  };
}

/** `missing_values: first | last`: the number that stands for no value; null for the default, which is last. */
function parseMissing({ option, field, direction }: SortKey): number | null {
  if (option === '') return null;
  const [name, value] = option.split(':').map((part) => part.trim());
  const isFirst = value === 'first';
  if (name !== 'missing_values' || !(isFirst || value === 'last' || value === 'normal'))
    throw badRequest(`Bad syntax for sorting field \`${field}\``);
  if (value === 'normal') return null;
  return isFirst ? -direction * Infinity : direction * Infinity;
}

function compareStrings(column: StringColumn, key: SortKey): Comparison {
  const missing = parseMissing(key);
  const text = (slot: number): string | null => {
    const number = column.numbersAt(slot)[0];
    return number === undefined || column.values[number] === ''
      ? null
      : (column.values[number] as string).toLowerCase();
  };
  return (left, right) => {
    const one = text(left);
    const other = text(right);
    if (one === other) return 0;
    if (one === null || other === null) {
      const isFirst = missing !== null && missing * key.direction < 0;
      return (one === null) === isFirst ? -1 : 1;
    }
    return one < other ? -key.direction : key.direction;
  };
}

function parseEvaluated(key: SortKey, index: DocumentIndex): FilterNode {
  try {
    const node = parseFilter(key.option, index);
    if (node) return node;
  } catch {
    // One message for whatever is wrong with it.
  }
  throw badRequest('Error parsing eval expression in sort_by clause.');
}

/** `_eval(filter)`: documents that pass come first when descending. */
function* compareByFilter(index: DocumentIndex, key: SortKey): Steps<Comparison> {
  const mask = yield* markPassing(parseEvaluated(key, index), index);
  return (left, right) => ((mask[left] as number) - (mask[right] as number)) * key.direction;
}

function* createComparison(
  key: SortKey,
  { index, scores, isHidden }: Pick<Sorting, 'index' | 'scores' | 'isHidden'>,
): Steps<Comparison> {
  if (key.field === '_text_match') {
    return scores
      ? (left, right) => ((scores[left] as number) - (scores[right] as number)) * key.direction
      : () => 0;
  }
  if (key.field === '_eval') return yield* compareByFilter(index, key);
  if (key.field === '_seq_id') return (left, right) => (left - right) * key.direction;
  const field = index.fields.get(key.field);
  const column = index.columns.get(key.field);
  if (!field?.sort || !column || column.isArray || isHidden(key.field))
    throw notFound(`Could not find a field named \`${key.field}\` in the schema for sorting.`);
  return column instanceof NumberColumn ? compareNumbers(column, key) : compareStrings(column, key);
}

/**
 * The order of hits: the keys of `sort_by`; without any, text match and then the default sorting field. A text
 * match closes keys that do not name it, and the newest document wins a last tie.
 */
export function* createOrder(sortBy: string, { index, scores, slots, isHidden }: Sorting): Steps<Comparison> {
  const keys = parseSort(sortBy);
  const sorting = index.schema.default_sorting_field;
  const hasText = keys.some(({ field }) => field === '_text_match');
  const text: SortKey = { field: '_text_match', direction: -1, option: '' };
  const all: SortKey[] = [...keys];
  if (keys.length === 0) {
    all.push(text);
    if (sorting !== '') all.push({ field: sorting, direction: -1, option: '' });
  } else if (!hasText && keys.length < MAX_SORT_KEYS) all.push(text);
  const comparisons: Comparison[] = [];
  for (const key of all) comparisons.push(yield* createComparison(key, { index, scores, isHidden }));
  const order = chain(comparisons);
  return chain(
    all.map((key, at) => {
      const compare = comparisons[at] as Comparison;
      const isBucketed = key.field === '_text_match' && key.option !== '';
      return isBucketed ? compareByBucket(key, compare, order, slots) : compare;
    }),
  );
}

/** The first comparison that sees a difference decides. */
const chain =
  (comparisons: readonly Comparison[]): Comparison =>
  (left, right) => {
    for (const compare of comparisons) {
      const order = compare(left, right);
      if (order !== 0) return order;
    }
    return right - left;
  };
