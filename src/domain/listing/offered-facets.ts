import { allFacets, listFacets, rangeFacets, type Facet, type FacetKey, type ListFacet } from './facets.ts';
import type { FixedRefinements } from '../search/filters.ts';
import { emptyListing, sortField, type ListingState } from './state.ts';
import type { ListingRules } from './listing-rules.ts';

type Rules = Pick<ListingRules, 'facets' | 'singleSelect' | 'popularMakes' | 'customBodies'>;

/** Whether a facet leaves a choice on a page whose path fixes some facets (ROUTE-02, ROUTE-03). */
export function isOffered(key: FacetKey, fixed: FixedRefinements): boolean {
  if (key === 'make' || key === 'makeModel') return fixed.make === undefined;
  if (key === 'model') return fixed.model === undefined;
  if (key === 'condition') return fixed.carType?.length !== 1;
  return true;
}

/** A list facet as this dealer wants it (REF-10, REF-12, REF-15). */
function adjust(facet: ListFacet, { singleSelect, popularMakes, customBodies }: Rules): ListFacet {
  const limit =
    facet.key === 'make'
      ? popularMakes
      : facet.key === 'body' && customBodies
        ? facet.moreLimit
        : facet.limit;
  const widget = facet.widget === 'list' && singleSelect.includes(facet.key) ? 'single' : facet.widget;
  return { ...facet, limit, widget };
}

/** The facets of one listing page, in the dealer's order. */
export function listOfferedFacets(rules: Rules, fixed: FixedRefinements): Facet[] {
  return rules.facets
    .filter((key) => isOffered(key, fixed))
    .flatMap((key): Facet[] => {
      const list = listFacets.find((facet) => facet.key === key);
      if (list) return [adjust(list, rules)];
      return rangeFacets.filter((facet) => facet.key === key);
    });
}

/** Models belong to a make: without one there are too many of them to be of use (REF-11). */
export const isShown = (key: FacetKey, state: ListingState, fixed: FixedRefinements): boolean =>
  key !== 'model' ||
  fixed.make !== undefined ||
  (state.lists.make ?? state.lists.makeModel ?? state.lists.model) !== undefined;

/**
 * The list facets that a search counts: those on the page, and those that an address has chosen without an offer of the
 * dealer.
 */
export function listCountedFacets(rules: Rules, fixed: FixedRefinements, state: ListingState): ListFacet[] {
  const offered = listOfferedFacets(rules, fixed).filter((facet) => facet.widget !== 'range');
  const extra = listFacets.filter(
    ({ key }) => state.lists[key] !== undefined && !offered.some((facet) => facet.key === key),
  );
  return [...offered, ...extra].filter(({ key }) => isShown(key, state, fixed));
}

/**
 * Leaves out what the path of the page fixes, and what needs one of the `unavailable` fields. An index without a field
 * refuses the whole search, and a filter by weekly prices, a figure of credit, needs the words of the law beside it
 * (LEGAL 4).
 */
export function withoutUnavailable(
  state: ListingState,
  fixed: FixedRefinements,
  unavailable: readonly string[],
): ListingState {
  const isHeard = (key: string): boolean =>
    !allFacets.some((facet) => facet.key === key && unavailable.includes(facet.field));
  const sort = unavailable.includes(sortField(state.sort) ?? '') ? emptyListing.sort : state.sort;
  const keep = <Value>(choices: Partial<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(choices).filter(([key]) => isOffered(key as FacetKey, fixed) && isHeard(key)),
    );
  return { ...state, sort, lists: keep(state.lists), ranges: keep(state.ranges) };
}
