import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import { moveRange, toggleValue, type CollectionState } from '#domain/search/collection-state.ts';
import type { Range } from '#domain/listing/state.ts';
import { formatMoney } from '#domain/site/format.ts';
import type { CollectionText } from '#messages/search/collection.ts';
import { FilterChips, type FilterChipsProps } from '#parts/listing/FilterChips.tsx';

export interface ChosenFiltersProps {
  kind: CollectionKind;
  state: CollectionState;
  text: CollectionText;
  clear: FilterChipsProps['clear'];
  onChange: (state: CollectionState) => void;
}

function describeRange({ min, max }: Range, text: CollectionText): string {
  if (min !== null && max !== null) return `${formatMoney(min)} – ${formatMoney(max)}`;
  if (max !== null) return text('listing.price.upTo', { amount: formatMoney(max) });
  return text('listing.price.from', { amount: formatMoney(min ?? 0) });
}

/** What is chosen, each removable. */
export function ChosenFilters({ kind, state, text, clear, onChange }: ChosenFiltersProps) {
  const chip = (key: string, label: string, next: CollectionState) => ({
    key,
    label,
    removeLabel: text('listing.remove', { value: label }),
    onRemove: () => onChange(next),
  });
  const chips = kind.facets.flatMap(({ key }) => {
    const range = state.ranges[key];
    return [
      ...(state.lists[key] ?? []).map((value) =>
        chip(`${key}:${value}`, value, toggleValue(state, key, value)),
      ),
      ...(range ? [chip(key, describeRange(range, text), moveRange(state, key, null))] : []),
    ];
  });
  return <FilterChips chips={chips} clear={clear} />;
}
