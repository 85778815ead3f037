import { cutWord, flattenName, parseRange } from './address-words.ts';
import type { Span } from './index-filter.ts';
import { defaultSort, facetsOf, findFacet, type Facet, type SearchKind } from './kind.ts';
import { emptySearch, type SearchState } from './state.ts';

/** More values of one facet are left out. */
const mostValues = 100;

/** What an address says so far. */
interface Reading {
  lists: Record<string, string[]>;
  ranges: Record<string, Span>;
}

function readFacet({ lists, ranges }: Reading, facet: Facet, value: string): void {
  if (facet.widget === 'range') {
    const range = parseRange(value);
    if (range) ranges[facet.key] = range;
    return;
  }
  const word = cutWord(value);
  if (facet.form?.test(word) === false) return;
  const values = (lists[facet.key] ??= []);
  if (!values.includes(word) && values.length < (facet.widget === 'list' ? mostValues : 1)) values.push(word);
}

/**
 * Reads what is chosen from a query string in the flat spelling (`make=Kia&price=5000-20000&page=2`) or an older one.
 * Unreadable parts are left out, so that any old or broken link opens a listing (C5).
 */
export function parseAddress<List extends string, Ranged extends string, Sort extends string>(
  kind: SearchKind<List, Ranged, Sort>,
  search: string,
): SearchState<List, Ranged, Sort> {
  const facets = facetsOf(kind);
  const reading: Reading = { lists: {}, ranges: {} };
  let { query, page, sort } = emptySearch(kind);
  for (const [written, value] of new URLSearchParams(search)) {
    const name = flattenName(written);
    if (name === 'query') query = cutWord(value);
    else if (name === 'page') page = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
    else if (name === 'sortBy') sort = Object.hasOwn(kind.sorts, value) ? (value as Sort) : defaultSort(kind);
    else {
      const facet = findFacet(facets, name);
      if (facet && value) readFacet(reading, facet, value);
    }
  }
  const state: SearchState = { query, page, sort, ...reading };
  return state as SearchState<List, Ranged, Sort>;
}

/** Whether a query string has a part in an older spelling (REF-02, REF-03). */
export const isOldSpelling = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => flattenName(name) !== name);

/**
 * Writes what is chosen as a query string with its '?', or '' when nothing is. Page 1 and the default order are not
 * written (REF-05).
 */
export function formatAddress(
  kind: SearchKind,
  { query, lists, ranges, sort, page }: SearchState,
  style: 'flat' | 'legacy' = 'flat',
): string {
  const parameters = new URLSearchParams();
  const flat = style === 'flat';
  if (query) parameters.set('query', query);
  for (const { key, field } of kind.lists) {
    (lists[key] ?? []).forEach((value, index) => {
      parameters.append(flat ? key : `refinementList[${field}][${index}]`, value);
    });
  }
  for (const { key, field, alias = field } of kind.ranges) {
    const range = ranges[key];
    if (!range) continue;
    parameters.set(flat ? key : `range[${alias}]`, [range.min ?? '', range.max ?? ''].join(flat ? '-' : ':'));
  }
  if (sort !== defaultSort(kind)) parameters.set('sortBy', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
