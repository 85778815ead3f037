import { listFacetsOf, type CollectionKind } from './collection-kinds.ts';
import type { CollectionState } from './collection-state.ts';
import type { Range } from '../listing/state.ts';

/** A value in a filter. Backticks keep commas and operators in it harmless; one inside would end them. */
const quote = (value: string): string => `\`${value.replaceAll('`', '')}\``;

const formatRange = (field: string, { min, max }: Range): string[] => [
  ...(min === null ? [] : [`${field}:>=${min}`]),
  ...(max === null ? [] : [`${field}:<=${max}`]),
];

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
      return [
        ...(values.length > 0 ? [`${field}:=[${values.map(quote).join(',')}]`] : []),
        ...(range ? formatRange(field, range) : []),
      ];
    });
  return [base, ...chosen].filter(Boolean).join(' && ');
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
  { slug, dealershipId, timezone }: { slug: string; dealershipId: string; timezone: string },
  now: number,
): string {
  const today = dayNumber(timezone, now);
  return `(${[
    `dealership_id:=${quote(dealershipId)}`,
    `excluded_website_ids:!=${quote(slug)}`,
    `first_day:<=${today}`,
    `last_day:>=${today}`,
  ].join(' && ')})`;
}

/** The filter under the parts search: of this dealership. */
export const createPartsFilter = ({ dealershipId }: { dealershipId: string }): string =>
  `(dealership_id:=${quote(dealershipId)})`;
