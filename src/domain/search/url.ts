import { cutWord, flattenName, parseRange } from './address-words.ts';
import { findFacet, listFacets, rangeFacets } from '../listing/facets.ts';
import { emptyListing, sortOrders, type ListingState, type SortKey } from '../listing/state.ts';

/** More values of one facet are left out. */
const mostValues = 100;

function readFacet(state: ListingState, name: string, value: string): void {
  const facet = findFacet(name);
  if (!facet || !value) return;
  if (facet.widget === 'range') {
    const range = parseRange(value);
    if (range) state.ranges[facet.key] = range;
    return;
  }
  const word = cutWord(value);
  if (facet.form?.test(word) === false) return;
  const values = (state.lists[facet.key] ??= []);
  if (!values.includes(word) && values.length < (facet.widget === 'list' ? mostValues : 1)) values.push(word);
}

/**
 * Reads listing state from a query string in the flat spelling (`make=Kia&price=5000-20000&page=2`) or an older one.
 * What cannot be understood is left out, so that any old or broken link opens a listing (C5).
 */
export function parseSearchUrl(search: string): ListingState {
  const state: ListingState = { ...emptyListing, lists: {}, ranges: {} };
  for (const [written, value] of new URLSearchParams(search)) {
    const name = flattenName(written);
    if (name === 'query') state.query = cutWord(value);
    else if (name === 'page') state.page = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
    else if (name === 'sortBy')
      state.sort = Object.hasOwn(sortOrders, value) ? (value as SortKey) : emptyListing.sort;
    else readFacet(state, name, value);
  }
  return state;
}

/** Whether a query string has a part in an older spelling (REF-02, REF-03). */
export const isOldSpelling = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => flattenName(name) !== name);

/**
 * Writes listing state as a query string with its '?', or '' when nothing is chosen. Page 1 and the default sort are
 * not written (REF-05).
 */
export function formatSearchUrl(state: ListingState, style: 'flat' | 'legacy' = 'flat'): string {
  const parameters = new URLSearchParams();
  const { query, lists, ranges, sort, page } = state;
  const flat = style === 'flat';
  if (query) parameters.set('query', query);
  for (const { key, field } of listFacets) {
    (lists[key] ?? []).forEach((value, index) => {
      parameters.append(flat ? key : `refinementList[${field}][${index}]`, value);
    });
  }
  for (const { key, field, alias = field } of rangeFacets) {
    const range = ranges[key];
    if (!range) continue;
    parameters.set(flat ? key : `range[${alias}]`, [range.min ?? '', range.max ?? ''].join(flat ? '-' : ':'));
  }
  if (sort !== emptyListing.sort) parameters.set('sortBy', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

const asks = [
  ...['query', 'page', 'sortBy', 'refinementList', 'menu', 'range', 'toggle'],
  ...[...listFacets, ...rangeFacets].flatMap((facet) => [
    facet.key,
    facet.field,
    ...('alias' in facet ? [facet.alias] : []),
  ]),
];

/**
 * Matches a query string that may say something about the listing. For the script in the head of a listing, which
 * cannot read it as `hasSearchState` does: it may be wrong about tracking parameters of the same name.
 */
export const askingAddress = new RegExp(`[?&](?:${asks.join('|')})(?:=|\\[|%5B)`, 'i');

/** Whether a query string says anything about the listing; tracking parameters do not count (REF-07). */
export const hasSearchState = (search: string): boolean => formatSearchUrl(parseSearchUrl(search)) !== '';
