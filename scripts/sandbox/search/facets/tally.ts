import type { Column } from '../index/document-index.ts';
import { StringColumn } from '../index/string-column.ts';

/** How often each value of a column comes in a result, by the number of the value. */
export type Tally = Int32Array;

/** The group of each slot when grouped; groups are then counted once instead of documents. */
export type GroupOf = Int32Array | null;

/** Counts documents (or groups) by value. An empty text is no value. */
export function tallyValues(column: Column, slots: Int32Array, groupOf: GroupOf): Tally {
  const tally = new Int32Array(column.values.length);
  if (groupOf) tallyGroups(column, slots, groupOf, tally);
  else if (column.isArray) tallyLists(column, slots, tally);
  else {
    const numbers = column.singleNumbers;
    for (const slot of slots) {
      const number = numbers[slot] ?? -1;
      if (number >= 0) tally[number] = (tally[number] as number) + 1;
    }
  }
  if (column instanceof StringColumn) {
    const empty = column.numberOf('');
    if (empty !== undefined) tally[empty] = 0;
  }
  return tally;
}

function tallyLists(column: Column, slots: Int32Array, tally: Tally): void {
  const { starts, numbers } = column.packedLists;
  for (const slot of slots) {
    const end = starts[slot + 1] ?? 0;
    for (let place = starts[slot] as number; place < end; place++) {
      const number = numbers[place] as number;
      tally[number] = (tally[number] as number) + 1;
    }
  }
}

function tallyGroups(column: Column, slots: Int32Array, groupOf: Int32Array, tally: Tally): void {
  const groups = new Map<number, Set<number>>();
  for (const slot of slots)
    for (const number of column.numbersAt(slot)) {
      const seen = groups.get(number) ?? new Set();
      seen.add(groupOf[slot] as number);
      groups.set(number, seen);
    }
  for (const [number, seen] of groups) tally[number] = seen.size;
}
