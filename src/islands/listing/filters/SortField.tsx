import { sortField, sortOrders, type SortKey } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { setSort } from '#stores/listing/listing.ts';
import { Select } from '#ui/Select.tsx';
import { useChoice } from './use-choice.ts';

export interface SortFieldProps {
  /** Fields that the index cannot sort by. */
  missing: readonly string[];
  text: ListingText;
}

/** The four orders of SRCH-06, as far as the index has them. */
export function SortField({ missing, text }: SortFieldProps) {
  const sort = useChoice((state) => state.sort);
  const orders = (Object.keys(sortOrders) as SortKey[]).filter(
    (key) => !missing.includes(sortField(key) ?? ''),
  );
  return (
    <Select
      id="listing-sort"
      label={text('listing.sort')}
      options={orders.map((value) => ({ value, label: text(`listing.sort.${value}`) }))}
      value={sort}
      onChange={({ currentTarget: { value } }) => setSort(value as SortKey)}
    />
  );
}
