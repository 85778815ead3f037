import { splitEither } from './either.ts';
import { allOf, enclose, hasAny, hasNone, hasValue, isAtLeast, isAtMost, isWithin } from './index-filter.ts';
import { facetsOf, type ListFacet, type SearchKind } from './kind.ts';
import type { SearchState } from './state.ts';

/**
 * The index's filter for what is chosen on top of the page's own filter; parts are joined with `&&` only.
 *
 * @param base the page's own filter, parenthesised, or ''
 * @param without a facet that is left out, to count what else it offers
 */
export const createChosenFilter = (
  kind: SearchKind,
  { lists, ranges }: SearchState,
  base: string,
  without?: ListFacet,
): string =>
  allOf(
    base,
    ...facetsOf(kind)
      .filter((facet) => facet !== without)
      .map((facet) => {
        if (facet.widget === 'range')
          return isWithin(facet.field, ranges[facet.key] ?? { min: null, max: null });
        const values = lists[facet.key] ?? [];
        if (values.length === 0) return '';
        return facet.matches === 'any'
          ? hasAny(facet.field, values)
          : allOf(...values.map((value) => hasAny(facet.field, splitEither(value))));
      }),
  );

/** List facets with a chosen value. Their other values are counted without it. */
export const chosenFacets = (kind: SearchKind, { lists }: SearchState): ListFacet[] =>
  kind.lists.filter(({ key }) => (lists[key]?.length ?? 0) > 0);

/** The calendar day in a time zone as one number, for example 20261225. `now` is in epoch seconds. */
export function dayNumber(timezone: string, now: number): number {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(
    now * 1000,
  );
  return Number(date.replaceAll('-', ''));
}

/** Documents of one of the site's dealerships. */
const isOfDealerships = (ids: readonly string[]): string =>
  ids.length === 1 ? hasValue('dealership_id', ids[0] ?? '') : hasAny('dealership_id', ids);

/**
 * The filter under the offers search (SRCH-23): of its dealerships, not excluded from this website, running today in
 * the dealer's own zone. `now` is in epoch seconds.
 */
export function createOffersFilter(
  {
    websiteId,
    slug,
    dealershipIds,
    timezone,
  }: { websiteId: string; slug: string; dealershipIds: readonly string[]; timezone: string },
  now: number,
): string {
  const today = dayNumber(timezone, now);
  return enclose(
    allOf(
      isOfDealerships(dealershipIds),
      hasNone('excluded_website_ids', [...new Set([websiteId, slug])]),
      isAtMost('first_day', today),
      isAtLeast('last_day', today),
    ),
  );
}

/** The filter under the parts search: of the site's dealerships. */
export const createPartsFilter = ({ dealershipIds }: { dealershipIds: readonly string[] }): string =>
  enclose(isOfDealerships(dealershipIds));
