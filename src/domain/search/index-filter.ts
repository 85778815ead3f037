/*
 * Filters of the index: this file alone writes them (`filter_by`, `filters`). An empty text filters nothing.
 */

/** A lowest and a highest value, both included; null leaves that side open. */
export interface Span {
  min: number | null;
  max: number | null;
}

/** What a filter finds nothing with: an empty value would be refused, and the whole search with it. */
const nothing = '`~~`';

/**
 * A text as a value. Backticks keep commas, brackets and operators in it harmless; one inside would end them, and an
 * asterisk at the end would ask for everything that begins so. The index compares words without such signs, so that
 * leaving them out finds the same.
 */
function quote(text: string): string {
  const plain = text
    .replaceAll('`', '')
    .trim()
    .replace(/[*\s]+$/, '');
  return plain === '' ? nothing : `\`${plain}\``;
}

/** Numbers and yes or no stand as they are, also where an address has them as text: a field of numbers wants it so. */
const write = (value: string | number | boolean): string =>
  typeof value !== 'string' || /^(\d+|true|false)$/.test(value) ? String(value) : quote(value);

const writeList = (values: readonly string[]): string =>
  `[${values.length > 0 ? values.map(write).join(',') : nothing}]`;

/** Documents whose field has exactly this value. */
export const hasValue = (field: string, value: string | number | boolean): string =>
  `${field}:=${write(value)}`;

/** Documents whose field has one of the values, whatever is written in them; none has one of no values. */
export const hasAny = (field: string, values: readonly string[]): string => `${field}:=${writeList(values)}`;

/** Documents whose field has none of the values. */
export const hasNone = (field: string, values: readonly string[]): string =>
  `${field}:!=${writeList(values)}`;

/** Ids are compared letter by letter: one that backticks cannot hold is none's. */
const isAskable = (id: string): boolean => id !== '' && id !== '*' && id === id.trim() && !id.includes('`');

/** The documents with these ids. */
export const hasId = (ids: readonly string[]): string => {
  const askable = ids.filter(isAskable);
  return `id:=[${askable.length > 0 ? askable.map((id) => `\`${id}\``).join(',') : nothing}]`;
};

export const isAbove = (field: string, value: number): string => `${field}:>${value}`;
export const isAtLeast = (field: string, value: number): string => `${field}:>=${value}`;
export const isAtMost = (field: string, value: number): string => `${field}:<=${value}`;

/** Documents whose field lies in a span; all of them where it is open on both sides. */
export const isWithin = (field: string, { min, max }: Span): string =>
  allOf(min === null ? '' : isAtLeast(field, min), max === null ? '' : isAtMost(field, max));

/** Documents that pass all of the filters. */
export const allOf = (...filters: readonly string[]): string => filters.filter(Boolean).join(' && ');

/** Documents that pass one of the filters. In parentheses, because `&&` and `||` have equal precedence in the index. */
export const oneOf = (...filters: readonly string[]): string => `(${filters.filter(Boolean).join(' || ')})`;

/** A filter in parentheses, as a part of one that somebody else writes. */
export const enclose = (filter: string): string => filter && `(${filter})`;
