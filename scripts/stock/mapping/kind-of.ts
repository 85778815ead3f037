import type { Kind } from '#domain/vehicle/fields/field.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';

const kinds = new Map<string, Kind>([
  ...allFields.flatMap(({ or = {} }) => Object.entries(or)),
  ...allFields.map(({ name, kind }) => [name, kind] as const),
]);

/** The kind of a field of a feed; a name that only another row knows is read as that row says. */
export const kindOf = (name: string): Kind => kinds.get(name) ?? 'text';
