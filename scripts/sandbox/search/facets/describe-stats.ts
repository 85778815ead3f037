import type { NumberColumn } from '../index/number-column.ts';
import type { JsonObject } from '../json.ts';
import type { Tally } from './tally.ts';

/** Smallest and largest come from all values, sum and average from those that a facet query leaves. */
export function describeStats(
  tally: Tally,
  chosen: Int32Array,
  column: NumberColumn,
  totalValues: number,
): JsonObject {
  if (chosen.length === 0) return { total_values: totalValues };
  let count = 0;
  let sum = 0;
  for (const number of chosen) {
    const times = tally[number] as number;
    count += times;
    sum += (column.values[number] as number) * times;
  }
  let min = Infinity;
  let max = -Infinity;
  tally.forEach((times, number) => {
    const value = column.values[number] as number;
    if (times > 0 && value < min) min = value;
    if (times > 0 && value > max) max = value;
  });
  return { avg: sum / count, max, min, sum, total_values: totalValues };
}
