import { allFields } from '#domain/vehicle/fields/table.ts';
import { cleanersOf } from '../clean/kinds.ts';
import { fieldNames, type Mapping } from './schema.ts';

/** The kind of each field of a feed; a name that only another row knows is read as that row says. */
const kinds = new Map([
  ...allFields.flatMap(({ or = {} }) => Object.entries(or)),
  ...allFields.map(({ name, kind }) => [name, kind] as const),
]);

/** For feeds that use the index's own names: every column is the field of that name. */
export function createDefaultMapping(): Mapping {
  return {
    encoding: 'utf-8',
    delimiter: ',',
    identity: [],
    rules: [],
    fields: Object.fromEntries(
      fieldNames.map((name) => [name, { from: name, clean: cleanersOf(kinds.get(name) ?? 'text') }]),
    ),
  };
}
