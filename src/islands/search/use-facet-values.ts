import { useState } from 'react';
import type { ListFacet } from '#domain/search/kind.ts';
import { hasMore, orderValues, type FacetCounts, type FacetValue } from '#domain/search/result.ts';

/** The button that shows all values of a facet, or fewer again. */
export interface MoreValues {
  label: string;
  expanded: boolean;
  onToggle: () => void;
}

/** The values of a facet: the most frequent first, all of them by name on demand (REF-10…12). */
export function useFacetValues(
  facet: ListFacet,
  { counts, chosen }: { counts: FacetCounts; chosen: readonly string[] },
  labels: { all: string; fewer: string },
): { values: FacetValue[]; showsAll: boolean; more: MoreValues | undefined } {
  const [showsAll, setShowsAll] = useState(false);
  return {
    values: orderValues(facet, counts, chosen, showsAll),
    showsAll,
    more: hasMore(facet, counts)
      ? {
          label: showsAll ? labels.fewer : labels.all,
          expanded: showsAll,
          onToggle: () => setShowsAll(!showsAll),
        }
      : undefined,
  };
}
