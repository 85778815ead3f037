import { useRange, useRefinementList } from 'react-instantsearch';
import { allFacets, type Facet, type FacetKey } from '#domain/facets.ts';
import type { FixedRefinements } from '#domain/filters.ts';
import { queryFilters } from '#domain/query/filters.ts';
import { isOffered } from './is-offered.ts';

function SilentList({ field }: { field: string }) {
  useRefinementList({ attribute: field, operator: 'or', limit: 1, escapeFacetValues: false });
  return null;
}

function SilentRange({ field }: { field: string }) {
  useRange({ attribute: field });
  return null;
}

const draw = ({ key, field, widget }: Facet) =>
  widget === 'range' ? <SilentRange key={key} field={field} /> : <SilentList key={key} field={field} />;

/**
 * Filters that words are read as but that the dealer does not show: they hold their values, so that the chips of
 * 'white 4x4' are real ones. InstantSearch forgets what no widget of it holds.
 */
export function SilentFilters({ shown, fixed }: { shown: readonly FacetKey[]; fixed: FixedRefinements }) {
  return allFacets
    .filter(({ key }) => queryFilters.includes(key) && !shown.includes(key) && isOffered(key, fixed))
    .map(draw);
}
