import type { Column, DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { JsonObject } from '../json.ts';
import { createStride, type Steps } from '../pace/steps.ts';
import { scalarOf } from '../schema/field.ts';
import { countRanges } from './count-ranges.ts';
import { describeStats } from './describe-stats.ts';
import type { FacetQuery } from './facet-query.ts';
import { orderByField } from './order-by-field.ts';
import { orderByCount, orderByText } from './order-values.ts';
import type { Facet } from './parse-facets.ts';
import { type GroupOf, type Tally, tallyValues } from './tally.ts';

/** Pieces of work, see `createStride`, that a letter takes when a text is cut into words. */
const perLetter = 5;

/** The values that occur and that a facet query leaves. */
function* chooseValues(tally: Tally, column: Column, query: FacetQuery | null): Steps<Int32Array> {
  const chosen = new Int32Array(tally.length);
  const isDue = createStride();
  let length = 0;
  for (let number = 0; number < tally.length; number++) {
    if (tally[number] === 0) continue;
    const text = query ? column.textOf(number) : '';
    if (isDue(1 + text.length * perLetter)) yield;
    if (!query || query.mark(text) !== null) chosen[length++] = number;
  }
  return chosen.subarray(0, length);
}

/** One entry of `facet_counts`. */
export function* countFacet(
  facet: Facet,
  index: DocumentIndex,
  slots: Int32Array,
  limit: number,
  groupOf: GroupOf,
  facetQuery: FacetQuery | null,
): Steps<JsonObject> {
  const { field, ranges, order } = facet;
  const column = index.columns.get(field.name);
  if (!column) return { counts: [], field_name: field.name, sampled: false, stats: { total_values: 0 } };
  const query = facetQuery?.field === field.name ? facetQuery : null;
  const tally = tallyValues(column, slots, groupOf);
  const values = yield* chooseValues(tally, column, query);
  const isNumber = column instanceof NumberColumn && scalarOf(field.type) !== 'bool';
  if (isNumber && ranges.length > 0) {
    const counts = countRanges(tally, values, column, ranges, limit);
    const stats = describeStats(tally, values, column, counts.length);
    return { counts, field_name: field.name, sampled: false, stats };
  }
  const counted = {
    countOf: (value: number): number => tally[value] as number,
    textOf: (value: number): string => column.textOf(value),
  };
  const chosen =
    order === null
      ? orderByCount(values, limit, counted)
      : order.by === '_alpha'
        ? orderByText(values, limit, counted, order.direction)
        : orderByField(values, limit, order, column, index, slots);
  const counts: JsonObject[] = [];
  const isDue = createStride();
  for (const number of chosen) {
    const text = column.textOf(number);
    if (isDue(1 + text.length * perLetter)) yield;
    counts.push({ count: counted.countOf(number), highlighted: query?.mark(text) ?? text, value: text });
  }
  return {
    counts,
    field_name: field.name,
    sampled: false,
    stats: isNumber ? describeStats(tally, values, column, values.length) : { total_values: values.length },
  };
}
