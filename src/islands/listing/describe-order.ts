import { columnKeys, type ColumnKey } from '#domain/listing/columns.ts';
import { sortField, usualOrders, type SortKey } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';

type UsualSort = keyof typeof usualOrders;

const isUsual = (sort: SortKey): sort is UsualSort => Object.hasOwn(usualOrders, sort);

/** An order in words: those by a figure name its column. */
export function describeOrder(sort: SortKey, text: ListingText): string {
  if (isUsual(sort)) return text(`listing.sort.${sort}`);
  const [direction, key] = sort.split('-') as ['highest' | 'lowest', ColumnKey];
  return text(`listing.sort.${direction}`, { column: text(`listing.column.${key}`) });
}

/**
 * The orders that a listing offers (SRCH-06): the usual ones, then the highest first of each column, as far as the index has
 * the field. The order that holds is always among them.
 */
export function listOrders(
  columns: readonly ColumnKey[],
  missing: readonly string[],
  now: SortKey,
): SortKey[] {
  const shown = columnKeys.filter((key) => columns.includes(key));
  const orders: SortKey[] = [
    ...(Object.keys(usualOrders) as UsualSort[]),
    ...shown.map((key): SortKey => `highest-${key}`),
  ].filter((key) => !missing.includes(sortField(key) ?? ''));
  return orders.includes(now) ? orders : [...orders, now];
}
