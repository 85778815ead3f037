import type { DocumentIndex } from '../index/document-index.ts';
import { NumberColumn } from '../index/number-column.ts';
import type { JsonValue } from '../json.ts';
import { scalarOf } from '../schema/field.ts';
import type { Steps } from '../pace/steps.ts';
import { badRequest, notFound } from '../service-error.ts';
import { type RawParameters, readBoolean, readUnsigned, splitNames } from './parameters.ts';

const MAX_LIMIT = 99;

export interface Grouping {
  readonly fields: readonly string[];
  readonly limit: number;
  /** Whether documents without a value share one group. */
  readonly joinsMissing: boolean;
}

/** Reads `group_by` and `group_limit`; null when nothing is grouped. */
export function parseGrouping(parameters: RawParameters, index: DocumentIndex): Grouping | null {
  const fields = [...new Set(splitNames(parameters['group_by']))];
  if (fields.length === 0) return null;
  const limit = readUnsigned(parameters, 'group_limit', 3);
  if (limit < 1 || limit > MAX_LIMIT)
    throw badRequest(`Value of \`group_limit\` must be between 1 and ${MAX_LIMIT}.`);
  for (const name of fields) {
    const field = index.fields.get(name);
    if (!field) throw notFound(`Could not find a field named \`${name}\` in the schema.`);
    if (!field.facet) throw badRequest(`Group by field \`${name}\` should be a facet field.`);
  }
  return { fields, limit, joinsMissing: readBoolean(parameters, 'group_missing_values', true) };
}

/** Values of the group fields of one document. */
export function groupKey({ fields }: Grouping, index: DocumentIndex, slot: number): JsonValue[] {
  return fields.flatMap((name): JsonValue[] => {
    const column = index.columns.get(name);
    if (column instanceof NumberColumn) {
      const isBool = scalarOf(index.fields.get(name)?.type ?? '') === 'bool';
      const values = column.valuesAt(slot).map((value) => (isBool ? value === 1 : value));
      return column.isArray ? [values] : values;
    }
    const texts = column?.numbersAt(slot).map((number) => column.values[number] as string) ?? [];
    return column?.isArray ? [texts] : texts;
  });
}

/** The group number of each slot, and how many documents each group has. */
export interface Groups {
  readonly groupOf: Int32Array;
  readonly sizes: readonly number[];
}

/** Numbers the groups of documents, some thousand documents a step. */
export function* groupSlots(grouping: Grouping, index: DocumentIndex, slots: Int32Array): Steps<Groups> {
  const groupOf = new Int32Array(index.slotCount).fill(-1);
  const numbers = new Map<string, number>();
  const sizes: number[] = [];
  for (const [at, slot] of slots.entries()) {
    if (at % 1000 === 0) yield;
    const values = groupKey(grouping, index, slot);
    const isAlone = values.length === 0 && !grouping.joinsMissing;
    const key = isAlone ? `alone ${slot}` : JSON.stringify(values);
    const number = numbers.get(key) ?? sizes.push(0) - 1;
    numbers.set(key, number);
    groupOf[slot] = number;
    sizes[number] = (sizes[number] as number) + 1;
  }
  return { groupOf, sizes };
}
