import { cutWord, flattenName, parseRange } from './address-words.ts';
import type { CollectionKind } from './collection-kinds.ts';
import type { Range } from '../listing/state.ts';

/** All that a shopper has chosen in one such search; each search has its own (SRCH-21, PARTS-01). */
export interface CollectionState {
  query: string;
  /** 1-based. */
  page: number;
  /** A word of the kind's `sorts`, or '' for its default. */
  sort: string;
  /** Chosen values by facet key. */
  lists: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, Range>>;
}

export const emptyCollectionState: CollectionState = { query: '', page: 1, sort: '', lists: {}, ranges: {} };

const mostValues = 50;
/**
 * Reads state from a query string, flat (`categories=Tyres&price=50-200&page=2`) or in an older spelling. What is not
 * understood is left out, so that any link opens the page.
 */
export function parseCollectionUrl(kind: CollectionKind, search: string): CollectionState {
  const lists = new Map<string, string[]>();
  const ranges = new Map<string, Range>();
  let { query, page, sort } = emptyCollectionState;
  for (const [written, value] of new URLSearchParams(search)) {
    const name = flattenName(written);
    if (name === 'query') query = cutWord(value);
    else if (name === 'page') page = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
    else if (name === 'sortBy') sort = isSort(kind, value) ? value : '';
    else {
      const facet = kind.facets.find(({ key, field }) => key === name || field === name);
      if (!facet || value === '') continue;
      const range = facet.widget === 'range' ? parseRange(value) : null;
      if (range) ranges.set(facet.key, range);
      if (facet.widget === 'range') continue;
      const values = lists.get(facet.key) ?? [];
      const word = cutWord(value);
      if (!values.includes(word) && values.length < mostValues) values.push(word);
      lists.set(facet.key, values);
    }
  }
  return { query, page, sort, lists: Object.fromEntries(lists), ranges: Object.fromEntries(ranges) };
}

/** Whether a word names an order other than the default one. */
const isSort = ({ sorts }: CollectionKind, word: string): boolean =>
  Object.keys(sorts).slice(1).includes(word);

/** Writes state as a query string with its '?', or '' when nothing is chosen. */
export function formatCollectionUrl(kind: CollectionKind, state: CollectionState): string {
  const parameters = new URLSearchParams();
  if (state.query) parameters.set('query', state.query);
  for (const { key } of kind.facets) {
    for (const value of state.lists[key] ?? []) parameters.append(key, value);
    const range = state.ranges[key];
    if (range) parameters.set(key, `${range.min ?? ''}-${range.max ?? ''}`);
  }
  if (state.sort) parameters.set('sortBy', state.sort);
  if (state.page > 1) parameters.set('page', String(state.page));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** How many filters are chosen; the text is none. */
export const countChosen = ({ lists, ranges }: CollectionState): number =>
  Object.values(lists).flat().length + Object.keys(ranges).length;

/** A record without one of its keys. */
const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** The state after a value was ticked or unticked; any change leads to the first page (REF-06). */
export function toggleValue(state: CollectionState, key: string, value: string): CollectionState {
  const chosen = state.lists[key] ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const others = without(state.lists, key);
  return { ...state, page: 1, lists: values.length > 0 ? { ...others, [key]: values } : others };
}

/** The state after a range was moved; null takes it away. */
export function moveRange(state: CollectionState, key: string, range: Range | null): CollectionState {
  const others = without(state.ranges, key);
  return { ...state, page: 1, ranges: range ? { ...others, [key]: range } : others };
}
