import { findFacet, listFacets, rangeFacets } from './facets.ts';
import { emptyListing, sortOrders, type ListingState, type Range, type SortKey } from './listing-state.ts';

/** Longer words and values are cut: nobody types them, and no index needs them. */
const longest = 200;
/** More values of one facet are left out. */
const mostValues = 100;

/** '$10,000' as people and older sites write it (REF-04); null when there is no number in it. */
function parseNumber(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** '5000-20000', '5000:20000' or one open side; the wrong way round it is turned. Null when it says nothing. */
function parseRange(text: string): Range | null {
  const [low, high] = text.slice(0, longest).split(text.includes(':') ? ':' : '-');
  const min = parseNumber(low);
  const max = parseNumber(high);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** `refinementList[make][0]`, `menu[make]` or `range[price]` (REF-02, REF-03) as the flat name. */
function flattenName(name: string): string {
  return /^(?:refinementList|menu|range)\[([^\]]+)\](?:\[\d*\])?$/.exec(name)?.[1] ?? name;
}

/** Cuts without leaving half of a surrogate pair, which no address can hold. */
const cut = (text: string): string => text.slice(0, longest).toWellFormed();

function readFacet(state: ListingState, name: string, value: string): void {
  const facet = findFacet(name);
  if (!facet || !value) return;
  if (facet.widget === 'range') {
    const range = parseRange(value);
    if (range) state.ranges[facet.key] = range;
    return;
  }
  const word = cut(value);
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
    if (name === 'query') state.query = cut(value);
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
  for (const { key, field } of rangeFacets) {
    const range = ranges[key];
    if (!range) continue;
    parameters.set(flat ? key : `range[${field}]`, [range.min ?? '', range.max ?? ''].join(flat ? '-' : ':'));
  }
  if (sort !== emptyListing.sort) parameters.set('sortBy', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether a query string says anything about the listing; tracking parameters do not count (REF-07). */
export const hasSearchState = (search: string): boolean => formatSearchUrl(parseSearchUrl(search)) !== '';
