import { listFacetsOf, type CollectionKind } from './collection-kinds.ts';
import type { CollectionState } from './collection-state.ts';
import { allOf, enclose, hasAny, hasNone, hasValue, isAtLeast, isAtMost, isWithin } from './index-filter.ts';

/**
 * The index's filter for what is chosen on top of the page's own filter; parts are joined with `&&` only.
 *
 * @param base the page's own filter, parenthesised, or ''
 * @param without key of a facet that is left out, to count what else it offers
 */
export function createCollectionFilter(
  kind: CollectionKind,
  state: CollectionState,
  base: string,
  without?: string,
): string {
  const chosen = kind.facets
    .filter(({ key }) => key !== without)
    .flatMap(({ key, field }) => {
      const values = state.lists[key] ?? [];
      const range = state.ranges[key];
      return [values.length > 0 ? hasAny(field, values) : '', range ? isWithin(field, range) : ''];
    });
  return allOf(base, ...chosen);
}

/** List facets with a chosen value: what else each offers must be counted without it. */
export const chosenFacets = (kind: CollectionKind, state: CollectionState) =>
  listFacetsOf(kind).filter(({ key }) => (state.lists[key]?.length ?? 0) > 0);

/** The calendar day in a time zone as one number, for example 20261225. `now` is in epoch seconds. */
export function dayNumber(timezone: string, now: number): number {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(
    now * 1000,
  );
  return Number(date.replaceAll('-', ''));
}

/**
 * The filter under the offers search (SRCH-23): of this dealership, not excluded from this website, running today in
 * the dealer's own zone. `now` is in epoch seconds.
 */
export function createOffersFilter(
  { websiteId, dealershipId, timezone }: { websiteId: string; dealershipId: string; timezone: string },
  now: number,
): string {
  const today = dayNumber(timezone, now);
  return enclose(
    allOf(
      hasValue('dealership_id', dealershipId),
      hasNone('excluded_website_ids', [websiteId]),
      isAtMost('first_day', today),
      isAtLeast('last_day', today),
    ),
  );
}

/** The filter under the parts search: of this dealership. */
export const createPartsFilter = ({ dealershipId }: { dealershipId: string }): string =>
  enclose(hasValue('dealership_id', dealershipId));
