import type { Column } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { FacetRange } from './parse-ranges.ts';

/** How often each value of a field comes in a result. Values are value numbers for strings. */
export type Tally = Map<number, number>;

/** Numbers a group of each slot when grouped; groups are then counted once instead of documents. */
export type GroupOf = Int32Array | null;

const emptyText = (column: Column): number =>
  column instanceof NumberColumn ? NaN : column.values.indexOf('');

export function tallyValues(column: Column, slots: Int32Array, groupOf: GroupOf): Tally {
  if (groupOf) return tallyGroups(column, slots, groupOf);
  const tally: Tally = new Map();
  if (column instanceof NumberColumn) {
    for (const slot of slots) {
      if (!column.isArray) {
        const value = slot < column.single.length ? (column.single[slot] as number) : NaN;
        if (value === value) tally.set(value, (tally.get(value) ?? 0) + 1);
      } else
        for (const value of new Set(column.valuesAt(slot))) tally.set(value, (tally.get(value) ?? 0) + 1);
    }
    return tally;
  }
  const counts = new Int32Array(column.values.length);
  if (column.isArray) {
    for (const slot of slots) {
      const numbers = column.lists[slot];
      if (numbers)
        for (let at = 0; at < numbers.length; at++) {
          const number = numbers[at] as number;
          if (numbers.indexOf(number) === at) counts[number] = (counts[number] as number) + 1;
        }
    }
  } else
    for (const slot of slots) {
      const number = slot < column.single.length ? (column.single[slot] as number) : -1;
      if (number >= 0) counts[number] = (counts[number] as number) + 1;
    }
  const empty = emptyText(column);
  counts.forEach((count, number) => {
    if (count > 0 && number !== empty) tally.set(number, count);
  });
  return tally;
}

function tallyGroups(column: Column, slots: Int32Array, groupOf: Int32Array): Tally {
  const groups = new Map<number, Set<number>>();
  const empty = emptyText(column);
  for (const slot of slots) {
    const values = column instanceof NumberColumn ? column.valuesAt(slot) : column.numbersAt(slot);
    for (const value of values) {
      if (value === empty) continue;
      const seen = groups.get(value) ?? new Set();
      seen.add(groupOf[slot] as number);
      groups.set(value, seen);
    }
  }
  return new Map([...groups].map(([value, seen]) => [value, seen.size]));
}

/** Counts by range; a range that nothing falls into is left out. */
export function tallyRanges(tally: Tally, ranges: readonly FacetRange[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [value, count] of tally) {
    const range = ranges.find(({ from, to }) => value >= from && value < to);
    if (range) counts.set(range.label, (counts.get(range.label) ?? 0) + count);
  }
  return counts;
}
