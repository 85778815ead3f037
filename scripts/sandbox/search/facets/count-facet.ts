import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { JsonObject } from '../json.ts';
import { scalarOf } from '../schema/field.ts';
import { orderByField } from './order-by-field.ts';
import { type CountedValue, orderByCount, orderByText } from './order-values.ts';
import type { FacetQuery } from './facet-query.ts';
import type { Facet } from './parse-facets.ts';
import { type GroupOf, type Tally, tallyRanges, tallyValues } from './tally.ts';

function describeStats(tally: Tally, isNumber: boolean, values: number): JsonObject {
  if (!isNumber || tally.size === 0) return { total_values: values };
  let count = 0;
  let sum = 0;
  let min = Infinity;
  let max = -Infinity;
  for (const [value, times] of tally) {
    count += times;
    sum += value * times;
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
  const tally = tallyValues(column, slots, groupOf);
  const isBool = scalarOf(field.type) === 'bool';
  const toText = (value: number): string =>
    column instanceof NumberColumn
      ? isBool
        ? String(value === 1)
        : String(value)
      : (column.values[value] as string);
  let values: CountedValue[] =
    ranges.length > 0
      ? [...tallyRanges(tally, ranges)].map(([text, count]) => ({ text, count }))
      : [...tally].map(([value, count]) => ({ text: toText(value), count }));
  const mark = query?.field === field.name ? query.mark : null;
  if (mark) values = values.filter(({ text }) => mark(text) !== null);
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
    stats: describeStats(tally, column instanceof NumberColumn && !isBool, values.length),
  };
}
