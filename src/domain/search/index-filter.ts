/*
 * Filters of the index: this file alone writes them (`filter_by`, `filters`). An empty text filters nothing.
 */

/** A lowest and a highest value, both included; null leaves that side open. */
export interface Span {
  min: number | null;
  max: number | null;
}

/** A value that finds nothing. The index would refuse a search with an empty value. */
const nothing = '`~~`';

/**
 * A text as a value. Backticks make commas, brackets and operators in it harmless. A backtick inside would end them,
 * and an asterisk at the end would match every value that begins with it. The index ignores both signs when it
 * compares, so they are left out.
 */
function quote(text: string): string {
  const plain = text
    .replaceAll('`', '')
    .trim()
    // eslint-disable-next-line regexp/no-super-linear-move -- a value of a filter is short
    .replace(/[*\s]+$/, '');
  return plain === '' ? nothing : `\`${plain}\``;
}

/**
 * Numbers and booleans are written without quotes, also when an address has them as text, because fields of numbers
 * need that.
 */
const write = (value: string | number | boolean): string =>
  typeof value !== 'string' || /^(\d+|true|false)$/.test(value) ? String(value) : quote(value);

const writeList = (values: readonly string[]): string =>
  `[${values.length > 0 ? values.map(write).join(',') : nothing}]`;

/** Documents whose field has exactly this value. */
export const hasValue = (field: string, value: string | number | boolean): string =>
  `${field}:=${write(value)}`;

/** Documents whose field has one of the values, which may hold any text. Without values it finds nothing. */
export const hasAny = (field: string, values: readonly string[]): string => `${field}:=${writeList(values)}`;

/** Documents whose field has none of the values. */
export const hasNone = (field: string, values: readonly string[]): string =>
  `${field}:!=${writeList(values)}`;

/** Ids are compared letter by letter, so one that backticks cannot hold is left out. */
const isAskable = (id: string): boolean => id !== '' && id !== '*' && id === id.trim() && !id.includes('`');

/** The documents with these ids. */
export const hasId = (ids: readonly string[]): string => {
  const askable = ids.filter(isAskable);
  return `id:=[${askable.length > 0 ? askable.map((id) => `\`${id}\``).join(',') : nothing}]`;
};

export const isAbove = (field: string, value: number): string => `${field}:>${value}`;
export const isAtLeast = (field: string, value: number): string => `${field}:>=${value}`;
export const isAtMost = (field: string, value: number): string => `${field}:<=${value}`;

/** Documents whose field lies in a span; all documents where both sides are open. */
export const isWithin = (field: string, { min, max }: Span): string =>
  allOf(min === null ? '' : isAtLeast(field, min), max === null ? '' : isAtMost(field, max));

/** Documents that pass all of the filters. */
export const allOf = (...filters: readonly string[]): string => filters.filter(Boolean).join(' && ');

/** Documents that pass one of the filters. In parentheses, because `&&` and `||` have equal precedence in the index. */
export const oneOf = (...filters: readonly string[]): string => `(${filters.filter(Boolean).join(' || ')})`;

/** A filter in parentheses, to be a part of another. */
export const enclose = (filter: string): string => filter && `(${filter})`;
