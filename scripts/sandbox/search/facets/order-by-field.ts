import type { Column, DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';

/** The first values by another field: the largest number that a document with the value has there. */
export function orderByField(
  values: Int32Array,
  limit: number,
  order: { readonly by: string; readonly direction: 1 | -1 },
  column: Column,
  index: DocumentIndex,
  slots: Int32Array,
): number[] {
  const other = index.columns.get(order.by);
  const largest = new Float64Array(column.values.length).fill(-Infinity);
  for (const slot of slots) {
    let rank = -Infinity;
    if (other instanceof NumberColumn) for (const value of other.valuesAt(slot)) rank = Math.max(rank, value);
    for (const number of column.numbersAt(slot)) largest[number] = Math.max(largest[number] as number, rank);
  }
  const at = (value: number): number => largest[value] as number;
  return [...values]
    .sort((left, right) => (at(left) < at(right) ? -1 : at(left) > at(right) ? 1 : 0) * order.direction)
    .slice(0, limit);
}
