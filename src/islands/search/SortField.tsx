import { useSortBy } from 'react-instantsearch';
import { sortOrders, type SortKey } from '#domain/listing-state.ts';
import type { ListingText } from '#messages/listing.ts';
import { Select } from '#ui/Select.tsx';
import { createIndexName } from './ui-state.ts';

export interface SortFieldProps {
  collection: string;
  text: ListingText;
}

/** The four orders of SRCH-06. */
export function SortField({ collection, text }: SortFieldProps) {
  const items = (Object.keys(sortOrders) as SortKey[]).map((sort) => ({
    value: createIndexName(collection, sort),
    label: text(`listing.sort.${sort}`),
  }));
  const { currentRefinement, refine } = useSortBy({ items });
  return (
    <Select
      id="listing-sort"
      label={text('listing.sort')}
      options={items}
      value={currentRefinement}
      onChange={({ currentTarget: { value } }) => refine(value)}
    />
  );
}
