import { useState } from 'react';
import type { ListFacet } from '#domain/search/kind.ts';
import { hasMore, orderValues, type FacetCounts } from '#domain/search/result.ts';
import { toggleValue } from '#domain/search/state.ts';
import { tellOf } from '#messages/search/collection.ts';
import { FacetList } from '#parts/listing/FacetList.tsx';
import type { FacetProps } from './facet-props.ts';

export interface ListFieldProps extends FacetProps {
  facet: ListFacet;
  counts: FacetCounts;
}

/** A facet as checkboxes: the most frequent values first, all of them by name on demand (REF-10, REF-14). */
export function ListField({ kind, facet, counts, state, text, onChoose }: ListFieldProps) {
  const [expanded, setExpanded] = useState(false);
  const chosen = state.lists[facet.key] ?? [];
  if (Object.keys(counts).length < 2 && chosen.length === 0) return null;
  return (
    <FacetList
      id={`facet-${facet.key}`}
      label={tellOf(text, kind.name, `facet.${facet.key}`)}
      values={orderValues(facet, counts, chosen, expanded).map(({ value, count }) => ({
        value,
        count,
        label: value,
        refined: chosen.includes(value),
      }))}
      onToggle={(value) => onChoose((now) => toggleValue(now, kind, facet, value))}
      more={
        hasMore(facet, counts)
          ? {
              label: expanded ? text('listing.showFewer') : text('collection.showAll'),
              expanded,
              onToggle: () => setExpanded(!expanded),
            }
          : undefined
      }
    />
  );
}
