import type { ListFacet } from '#domain/search/kind.ts';
import type { FacetCounts } from '#domain/search/result.ts';
import { toggleValue } from '#domain/search/state.ts';
import { tellOf } from '#messages/search/collection.ts';
import { FacetList } from '#parts/listing/FacetList.tsx';
import type { FacetProps } from './facet-props.ts';
import { useFacetValues } from './use-facet-values.ts';

export interface ListFieldProps extends FacetProps {
  facet: ListFacet;
  counts: FacetCounts;
}

/** A facet as checkboxes (REF-14). */
export function ListField({ kind, facet, counts, state, text, onChoose }: ListFieldProps) {
  const chosen = state.lists[facet.key] ?? [];
  const labels = { all: text('collection.showAll'), fewer: text('listing.showFewer') };
  const { values, more } = useFacetValues(facet, { counts, chosen }, labels);
  // One of each: a number beside every name would say nothing.
  const isCounted = Object.values(counts).some((count) => count > 1);
  if (Object.keys(counts).length < 2 && chosen.length === 0) return null;
  return (
    <FacetList
      id={`facet-${facet.key}`}
      label={tellOf(text, kind.name, `facet.${facet.key}`)}
      values={values.map(({ value, count }) => ({
        value,
        count: isCounted ? count : null,
        label: value,
        refined: chosen.includes(value),
      }))}
      onToggle={(value) => onChoose((now) => toggleValue(now, kind, facet, value))}
      more={more}
    />
  );
}
