import { useState } from 'react';
import { listFacets, rangeFacets } from '#domain/listing/facets.ts';
import type { ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { FilterChips } from '#parts/listing/FilterChips.tsx';
import { setRange, toggleFacet } from '#stores/listing/listing.ts';
import { describeChosenRange, describeChosenValue } from './describe-choice.ts';
import { createClearAction } from '../listing-actions.ts';

export interface ChipsProps {
  state: ListingState;
  path: string;
  /** Where 'Clear Filters' leads instead of clearing in place (C19). */
  clearHref: string | null;
  text: ListingText;
}

/** The chosen filters, each removable. A removed chip disappears at once, before the rest of the page follows. */
export function Chips({ state, path, clearHref, text }: ChipsProps) {
  const [removed, setRemoved] = useState<{ from: ListingState; key: string | null } | null>(null);
  const gone = removed?.from === state ? removed : null;
  const clear = createClearAction(clearHref, path, text);
  const chip = (key: string, label: string, onRemove: () => void) => ({
    key,
    label,
    removeLabel: text('listing.remove', { value: label }),
    onRemove: () => {
      setRemoved({ from: state, key });
      onRemove();
    },
  });
  const values = listFacets.flatMap((facet) =>
    (state.lists[facet.key] ?? []).map((value) =>
      chip(`${facet.key}:${value}`, describeChosenValue(facet.key, value, text), () =>
        toggleFacet(facet, value),
      ),
    ),
  );
  const ranges = rangeFacets.flatMap((facet) => {
    const range = state.ranges[facet.key];
    const remove = (): void => setRange(facet.key, { min: null, max: null });
    return range ? [chip(facet.key, describeChosenRange(facet, range, text), remove)] : [];
  });
  if (gone?.key === null) return null;
  return (
    <FilterChips
      chips={[...values, ...ranges].filter(({ key }) => key !== gone?.key)}
      clear={{
        ...clear,
        onSelect: (event) => {
          clear.onSelect(event);
          if (event.defaultPrevented) setRemoved({ from: state, key: null });
        },
      }}
    />
  );
}
