import type { Column, DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { CountedValue } from './order-values.ts';

/** The first values by another field: the largest number that a document with the value has there. */
export function orderByField(
  values: readonly CountedValue[],
  limit: number,
  order: { readonly by: string; readonly direction: 1 | -1 },
  column: Column,
  index: DocumentIndex,
  slots: Int32Array,
): CountedValue[] {
  const other = index.columns.get(order.by);
  const largest = new Map<string, number>();
  for (const slot of slots) {
    const texts =
      column instanceof NumberColumn
        ? column.valuesAt(slot).map(String)
        : column.numbersAt(slot).map((number) => column.values[number] as string);
    const rank = other instanceof NumberColumn ? Math.max(...other.valuesAt(slot)) : -Infinity;
    for (const text of texts) largest.set(text, Math.max(largest.get(text) ?? -Infinity, rank));
  }
  const at = ({ text }: CountedValue): number => largest.get(text) ?? -Infinity;
  return [...values]
    .sort((left, right) => (at(left) < at(right) ? -1 : at(left) > at(right) ? 1 : 0) * order.direction)
    .slice(0, limit);
}
