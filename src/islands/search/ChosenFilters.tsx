import type { Span } from '#domain/search/index-filter.ts';
import { facetsOf } from '#domain/search/kind.ts';
import { chooseRange, toggleValue, type SearchState } from '#domain/search/state.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { CollectionText } from '#messages/search/collection.ts';
import { FilterChips, type FilterChipsProps } from '#parts/listing/FilterChips.tsx';
import type { FacetProps } from './facet-props.ts';

export interface ChosenFiltersProps extends FacetProps {
  clear: FilterChipsProps['clear'];
}

function describeRange({ min, max }: Span, text: CollectionText): string {
  if (min !== null && max !== null) return `${formatMoney(min)} – ${formatMoney(max)}`;
  if (max !== null) return text('listing.price.upTo', { amount: formatMoney(max) });
  return text('listing.price.from', { amount: formatMoney(min ?? 0) });
}

const open: Span = { min: null, max: null };

/** What is chosen, each removable. */
export function ChosenFilters({ kind, state, text, clear, onChoose }: ChosenFiltersProps) {
  const chip = (key: string, label: string, remove: (now: SearchState) => SearchState) => ({
    key,
    label,
    removeLabel: text('listing.remove', { value: label }),
    onRemove: () => onChoose(remove),
  });
  const chips = facetsOf(kind).flatMap((facet) => {
    const { key } = facet;
    if (facet.widget !== 'range')
      return (state.lists[key] ?? []).map((value) =>
        chip(`${key}:${value}`, value, (now) => toggleValue(now, kind, facet, value)),
      );
    const range = state.ranges[key];
    return range ? [chip(key, describeRange(range, text), (now) => chooseRange(now, key, open))] : [];
  });
  return <FilterChips chips={chips} clear={clear} />;
}
