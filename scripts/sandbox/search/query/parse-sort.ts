import { badRequest } from '../service-error.ts';

export const MAX_SORT_KEYS = 3;

/** One key of `sort_by`. */
export interface SortKey {
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

function parseSortKey(text: string): SortKey {
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

/** Reads `sort_by`; throws 400 for more than three keys or a malformed one. */
export function parseSort(sortBy: string): SortKey[] {
  const keys = cutKeys(sortBy).map(parseSortKey);
  if (keys.length > MAX_SORT_KEYS) throw badRequest(`Only upto ${MAX_SORT_KEYS} sort fields are allowed.`);
  if (keys.filter(({ field }) => field === '_eval').length > 1)
    throw badRequest('Only one sorting eval expression is allowed.');
  return keys;
}
