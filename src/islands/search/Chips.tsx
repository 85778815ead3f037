import type { FacetKey } from '#domain/facets.ts';
import type { ListingText } from '#messages/listing.ts';
import { FilterChips } from '#parts/FilterChips.tsx';
import { describePrices, describeValue } from './describe-choice.ts';
import { useListing } from './use-listing.ts';

export interface ChipsProps {
  collection: string;
  path: string;
  text: ListingText;
}

/** What is chosen, each removable. */
export function Chips({ collection, path, text }: ChipsProps) {
  const { state, change, toggle, clear } = useListing(collection);
  const chip = (key: string, label: string, onRemove: () => void) => ({
    key,
    label,
    removeLabel: text('listing.remove', { value: label }),
    onRemove,
  });
  const chips = Object.entries(state.lists).flatMap(([key, values]) =>
    values.map((value) =>
      chip(`${key}:${value}`, describeValue(key as FacetKey, value, text), () =>
        toggle(key as FacetKey, value),
      ),
    ),
  );
  if (state.price)
    chips.push(chip('price', describePrices(state.price, text), () => change({ price: null })));
  return (
    <FilterChips
      chips={chips}
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
