import { listFacets, rangeFacets } from '#domain/facets.ts';
import type { ListingText } from '#messages/listing.ts';
import { FilterChips } from '#parts/FilterChips.tsx';
import { describeRange, describeValue } from './describe-choice.ts';
import { useListing } from './use-listing.ts';

export interface ChipsProps {
  collection: string;
  path: string;
  text: ListingText;
}

/** What is chosen, each removable. */
export function Chips({ collection, path, text }: ChipsProps) {
  const { state, toggle, chooseRange, clear } = useListing(collection);
  const chip = (key: string, label: string, onRemove: () => void) => ({
    key,
    label,
    removeLabel: text('listing.remove', { value: label }),
    onRemove,
  });
  const values = listFacets.flatMap((facet) =>
    (state.lists[facet.key] ?? []).map((value) =>
      chip(`${facet.key}:${value}`, describeValue(facet.key, value, text), () => toggle(facet, value)),
    ),
  );
  const ranges = rangeFacets.flatMap((facet) => {
    const range = state.ranges[facet.key];
    const remove = (): void => chooseRange(facet.key, { min: null, max: null });
    return range ? [chip(facet.key, describeRange(facet, range, text), remove)] : [];
  });
  return (
    <FilterChips
      chips={[...values, ...ranges]}
      clear={{
        label: text('listing.clear'),
        href: path,
        onSelect: (event) => {
          event.preventDefault();
          clear();
        },
      }}
    />
  );
}
