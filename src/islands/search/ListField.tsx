import { useState } from 'react';
import { toggleValue } from '#domain/search/collection-state.ts';
import { tellOf } from '#messages/search/collection.ts';
import { FacetList } from '#parts/listing/FacetList.tsx';
import type { FacetProps } from './facet-props.ts';

export interface ListFieldProps extends FacetProps {
  values: readonly { value: string; count: number }[];
}

const byName = (one: { value: string }, other: { value: string }): number =>
  one.value.localeCompare(other.value, 'en-AU');

/** A facet as checkboxes: the most frequent values first, all of them by name on demand (REF-10, REF-14). */
export function ListField({ kind, facet, values, state, text, onChange }: ListFieldProps) {
  const [expanded, setExpanded] = useState(false);
  const { key, limit } = facet;
  const chosen = state.lists[key] ?? [];
  const label = tellOf(text, kind, `facet.${key}`);
  const missing = chosen.filter((value) => !values.some((known) => known.value === value));
  const all = [...values, ...missing.map((value) => ({ value, count: 0 }))];
  if (all.length < 2 && chosen.length === 0) return null;
  const shown = expanded
    ? all.toSorted(byName)
    : all.filter(({ value }, index) => index < limit || chosen.includes(value));
  return (
    <FacetList
      id={`facet-${key}`}
      label={label}
      values={shown.map(({ value, count }) => ({
        value,
        count,
        label: value,
        refined: chosen.includes(value),
      }))}
      onToggle={(value) => onChange(toggleValue(state, key, value))}
      more={
        all.length > limit
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
