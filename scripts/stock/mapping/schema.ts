import * as v from 'valibot';
import { fieldEntries } from '../clean/schemas.ts';
import { cleanerNames } from '../clean/table.ts';

/** Fields of a vehicle that a feed may fill. */
export const fieldNames = Object.keys(fieldEntries).filter((name) => !name.startsWith('dealership_'));

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const fieldName = v.picklist(fieldNames);
const clean = v.optional(v.array(v.picklist(cleanerNames)), []);

const fromColumn = v.strictObject({
  /** Column of the feed. */
  from: v.string(),
  /** Cleaners, applied in order. */
  clean,
  /** Replacements of whole values, compared without regard to case; others stay as they are. */
  values: v.optional(v.record(v.string(), v.nullable(scalar))),
  /** Fields whose values are taken off the front of this one, in order, after the rules: a badge out of a title. */
  without: v.optional(v.array(fieldName)),
});

const fixed = v.strictObject({ value: scalar });

/** A regular expression with one group, tried on a column; the group is the value. */
const matched = v.strictObject({
  from: v.string(),
  match: v.pipe(
    v.string(),
    v.check((pattern) => isPattern(pattern), 'expected a regular expression'),
  ),
});

const rule = v.strictObject({
  name: v.string(),
  /** All of these fields have these values, compared without regard to case. */
  when: v.record(fieldName, scalar),
  set: v.record(fieldName, v.union([scalar, matched])),
});

/** How the columns of one feed become the fields of a vehicle; one YAML file per feed. */
export const mappingSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.optional(v.picklist(['csv', 'jsonl'])),
  /** Any label that browsers know, for example windows-1252. */
  encoding: v.optional(v.string(), 'utf-8'),
  delimiter: v.optional(v.pipe(v.string(), v.length(1)), ','),
  /** Columns that together tell one vehicle from another, for feeds that have neither an id nor a stock number. */
  identity: v.optional(v.array(v.string()), []),
  fields: v.record(fieldName, v.union([fromColumn, fixed])),
  rules: v.optional(v.array(rule), []),
});

export type Mapping = v.InferOutput<typeof mappingSchema>;
export type FieldMapping = Mapping['fields'][string];
export type MappingRule = Mapping['rules'][number];

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}
