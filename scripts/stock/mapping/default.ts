import { cleanersOf } from '../clean/kinds.ts';
import { kindOf } from './kind-of.ts';
import { fieldNames, type Mapping } from './schema.ts';

/** For feeds that use the index's own names: every column is the field of that name. */
export function createDefaultMapping(): Mapping {
  return {
    encoding: 'utf-8',
    delimiter: ',',
    identity: [],
    rules: [],
    fields: Object.fromEntries(
      fieldNames.map((name) => [name, { from: name, clean: cleanersOf(kindOf(name)) }]),
    ),
  };
}
