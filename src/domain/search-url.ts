import { facets, type FacetKey } from './facets.ts';
import { emptyListing, findFacet, sortOrders, type ListingState, type SortKey } from './listing-state.ts';

/** '$10,000' as people and older sites write it (REF-04); null when there is no number in it. */
function parseMoney(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function parseRange(text: string): ListingState['price'] {
  const [low, high] = text.split(text.includes(':') ? ':' : '-');
  const min = parseMoney(low);
  const max = parseMoney(high);
  return min === null && max === null ? null : { min, max };
}

/** `refinementList[make][0]`, `menu[make]` or `range[price]` (REF-02, REF-03) as the flat name. */
function flattenName(name: string): string {
  return /^(?:refinementList|menu|range)\[([^\]]+)\](?:\[\d*\])?$/.exec(name)?.[1] ?? name;
}

/**
 * Reads listing state from a query string in the flat spelling (`make=Kia&price=5000-20000&page=2`) or an older one.
 * What cannot be understood is left out, so that any old or broken link opens a listing (C5).
 */
export function parseSearchUrl(search: string): ListingState {
  const state: ListingState = { ...emptyListing, lists: {} };
  for (const [written, value] of new URLSearchParams(search)) {
    const name = flattenName(written);
    if (name === 'query') state.query = value.slice(0, 200);
    else if (name === 'page') state.page = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
    else if (name === 'sortBy')
      state.sort = Object.hasOwn(sortOrders, value) ? (value as SortKey) : 'relevant';
    else {
      const facet = findFacet(name);
      if (!facet || !value) continue;
      if (facet.widget === 'range') state.price = parseRange(value) ?? state.price;
      else {
        const values = (state.lists[facet.key] ??= []);
        if (!values.includes(value) && values.length < 100) values.push(value);
      }
    }
  }
  return state;
}

/** Whether a query string says anything about the listing; tracking parameters do not count (REF-07). */
export function hasSearchState(search: string): boolean {
  return JSON.stringify(parseSearchUrl(search)) !== JSON.stringify(emptyListing);
}

/**
 * Writes listing state as a query string with its '?', or '' when nothing is chosen. Page 1 and the default sort are
 * not written (REF-05).
 */
export function formatSearchUrl(state: ListingState, style: 'flat' | 'legacy' = 'flat'): string {
  const parameters = new URLSearchParams();
  const { query, lists, price, sort, page } = state;
  if (query) parameters.set('query', query);
  for (const { key, field } of Object.values(facets)) {
    (lists[key as FacetKey] ?? []).forEach((value, index) => {
      parameters.append(style === 'flat' ? key : `refinementList[${field}][${index}]`, value);
    });
  }
  if (price) {
    const between = style === 'flat' ? '-' : ':';
    const name = style === 'flat' ? 'price' : 'range[price]';
    parameters.set(name, `${price.min ?? ''}${between}${price.max ?? ''}`);
  }
  if (sort !== 'relevant') parameters.set('sortBy', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
