import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { JsonObject } from '../json.ts';
import { scalarOf } from '../schema/field.ts';
import { orderByField } from './order-by-field.ts';
import { type CountedValue, orderByCount, orderByText } from './order-values.ts';
import type { FacetQuery } from './facet-query.ts';
import type { Facet } from './parse-facets.ts';
import { type GroupOf, type Tally, tallyRanges, tallyValues } from './tally.ts';

/** Smallest and largest come from all values, sum and average from those that a facet query leaves. */
function describeStats(tally: Tally, matching: Tally, isNumber: boolean, values: number): JsonObject {
  if (!isNumber || matching.size === 0) return { total_values: values };
  let count = 0;
  let sum = 0;
  for (const [value, times] of matching) {
    count += times;
    sum += value * times;
  }
  let min = Infinity;
  let max = -Infinity;
  for (const value of tally.keys()) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { avg: sum / count, max, min, sum, total_values: values };
}

/** One entry of `facet_counts`. */
export function countFacet(
  facet: Facet,
  index: DocumentIndex,
  slots: Int32Array,
  limit: number,
  groupOf: GroupOf,
  query: FacetQuery | null,
): JsonObject {
  const { field, ranges, order } = facet;
  const column = index.columns.get(field.name);
  if (!column) return { counts: [], field_name: field.name, sampled: false, stats: { total_values: 0 } };
  const mark = query?.field === field.name ? query.mark : null;
  const isBool = scalarOf(field.type) === 'bool';
  const toText = (value: number): string =>
    column instanceof NumberColumn
      ? isBool
        ? String(value === 1)
        : String(value)
      : (column.values[value] as string);
  const tally = tallyValues(column, slots, groupOf);
  const matching = mark ? new Map([...tally].filter(([value]) => mark(toText(value)) !== null)) : tally;
  const values: CountedValue[] =
    ranges.length > 0
      ? [...tallyRanges(matching, ranges)].map(([text, count]) => ({ text, count }))
      : [...matching].map(([value, count]) => ({ text: toText(value), count }));
  const chosen =
    order === null
      ? orderByCount(values, limit)
      : order.by === '_alpha'
        ? orderByText(values, limit, order.direction)
        : orderByField(values, limit, { by: order.by, direction: order.direction }, column, index, slots);
  return {
    counts: chosen.map(({ text, count }) => ({
      count,
      highlighted: ranges.length > 0 ? '' : (mark?.(text) ?? text),
      value: text,
    })),
    field_name: field.name,
    sampled: false,
    stats: describeStats(tally, matching, column instanceof NumberColumn && !isBool, values.length),
  };
}
