import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { measureEntries } from '../../stock/clean/schemas.ts';

const table = v.record(v.string(), v.strictObject(measureEntries));

let known: v.InferOutput<typeof table> | undefined;

/** Further figures of a sample model, from `measures.yaml`; nothing where it has none. */
export function findMeasures(make: string, model: string): v.InferOutput<typeof table>[string] | undefined {
  known ??= v.parse(table, parse(readFileSync(new URL('measures.yaml', import.meta.url), 'utf8')));
  return known[`${make} ${model}`];
}
