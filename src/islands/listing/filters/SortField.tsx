import type { ColumnKey } from '#domain/listing/columns.ts';
import type { SortKey } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { setSort } from '#stores/listing/listing.ts';
import { Select } from '#ui/Select.tsx';
import { describeOrder, listOrders } from '../describe-order.ts';
import { useChoice } from './use-choice.ts';

export interface SortFieldProps {
  /** Figures that have orders of their own. */
  columns: readonly ColumnKey[];
  /** Fields that the index cannot sort by. */
  missing: readonly string[];
  text: ListingText;
}

/** The orders of SRCH-06 and those by the figures of the dealer, as far as the index has them. */
export function SortField({ columns, missing, text }: SortFieldProps) {
  const sort = useChoice((state) => state.sort);
  return (
    <Select
      id="listing-sort"
      label={text('listing.sort')}
      options={listOrders(columns, missing, sort).map((value) => ({
        value,
        label: describeOrder(value, text),
      }))}
      value={sort}
      onChange={({ currentTarget: { value } }) => setSort(value as SortKey)}
    />
  );
}
