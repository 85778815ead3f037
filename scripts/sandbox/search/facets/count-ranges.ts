import type { NumberColumn } from '../index/number-column.ts';
import type { JsonObject } from '../json.ts';
import { orderByCount } from './order-values.ts';
import type { FacetRange } from './parse-ranges.ts';
import type { Tally } from './tally.ts';

/** Counts by named range, most frequent first; a range that nothing falls into is left out. */
export function countRanges(
  tally: Tally,
  values: Int32Array,
  column: NumberColumn,
  ranges: readonly FacetRange[],
  limit: number,
): JsonObject[] {
  const counts = new Int32Array(ranges.length);
  for (const number of values) {
    const value = column.values[number] as number;
    const at = ranges.findIndex(({ from, to }) => value >= from && value < to);
    if (at >= 0) counts[at] = (counts[at] as number) + (tally[number] as number);
  }
  const filled = Int32Array.from(counts.keys()).filter((at) => counts[at] !== 0);
  const counted = {
    countOf: (at: number): number => counts[at] as number,
    textOf: (at: number): string => (ranges[at] as FacetRange).label,
  };
  return orderByCount(filled, limit, counted).map((at) => ({
    count: counted.countOf(at),
    highlighted: '',
    value: counted.textOf(at),
  }));
}
