import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { StringColumn } from '../index/string-column.ts';
import { badRequest, notFound } from '../service-error.ts';
import { evaluateFilter } from '../filter/filter-node.ts';
import { parseFilter } from '../filter/parse-filter.ts';

const MAX_KEYS = 3;

/** Compares two documents by slot: below zero when the first comes first. */
export type Comparison = (left: number, right: number) => number;
/** Score of a document in the text match; equal for all when nothing was asked. */
export type Scores = Float64Array | null;

interface SortKey {
  readonly field: string;
  readonly direction: 1 | -1;
  /** What is written in brackets behind the field. */
  readonly option: string;
}

/** Cuts `sort_by` at commas outside brackets. */
function cutKeys(sortBy: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  let key = '';
  for (const character of sortBy) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) {
      keys.push(key);
      key = '';
    } else key += character;
  }
  return [...keys, key].map((text) => text.trim()).filter((text) => text !== '');
}

function parseKey(text: string): SortKey {
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  const hasOption = open > 0 && close > open;
  const option = hasOption ? text.slice(open + 1, close).trim() : '';
  const plain = hasOption ? text.slice(0, open) + text.slice(close + 1) : text;
  const colon = plain.lastIndexOf(':');
  const field = (colon < 0 ? plain : plain.slice(0, colon)).trim();
  const order =
    colon < 0
      ? ''
      : plain
          .slice(colon + 1)
          .trim()
          .toLowerCase();
  if (field === '' || colon < 0) throw badRequest('Parameter `sort_by` is malformed.');
  if (order !== 'asc' && order !== 'desc')
    throw badRequest(`Order for field \`${field}\` should be either ASC or DESC.`);
  return { field, option, direction: order === 'asc' ? 1 : -1 };
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

/** `_eval(filter)`: documents that pass come first when descending. */
function compareByFilter(index: DocumentIndex, key: SortKey): Comparison {
  let mask: Uint8Array;
  try {
    const node = parseFilter(key.option, index);
    if (!node) throw badRequest('empty');
    mask = evaluateFilter(node, index);
  } catch {
    throw badRequest('Error parsing eval expression in sort_by clause.');
  }
  return (left, right) => ((mask[left] as number) - (mask[right] as number)) * key.direction;
}

function createComparison(key: SortKey, index: DocumentIndex, scores: Scores): Comparison {
  if (key.field === '_text_match') {
    if (key.option !== '') throw badRequest('Buckets of text matches are not part of this server.');
    return scores
      ? (left, right) => ((scores[left] as number) - (scores[right] as number)) * key.direction
      : () => 0;
  }
  if (key.field === '_eval') return compareByFilter(index, key);
  if (key.field === '_seq_id') return (left, right) => (left - right) * key.direction;
  const field = index.fields.get(key.field);
  const column = index.columns.get(key.field);
  if (!field?.sort || !column || column.isArray)
    throw notFound(`Could not find a field named \`${key.field}\` in the schema for sorting.`);
  return column instanceof NumberColumn ? compareNumbers(column, key) : compareStrings(column, key);
}

/**
 * The order of hits: the keys of `sort_by`; without any, text match and then the default sorting field. A text
 * match closes keys that do not name it, and the newest document wins a last tie.
 */
export function createOrder(sortBy: string, index: DocumentIndex, scores: Scores): Comparison {
  const keys = cutKeys(sortBy).map(parseKey);
  if (keys.length > MAX_KEYS) throw badRequest(`Only upto ${MAX_KEYS} sort fields are allowed.`);
  const sorting = index.schema.default_sorting_field;
  const hasText = keys.some(({ field }) => field === '_text_match');
  const text: SortKey = { field: '_text_match', direction: -1, option: '' };
  const all: SortKey[] = [...keys];
  if (keys.length === 0) {
    all.push(text);
    if (sorting !== '') all.push({ field: sorting, direction: -1, option: '' });
  } else if (!hasText && keys.length < MAX_KEYS) all.push(text);
  const comparisons = all.map((key) => createComparison(key, index, scores));
  return (left, right) => {
    for (const compare of comparisons) {
      const order = compare(left, right);
      if (order !== 0) return order;
    }
    return right - left;
  };
}
