import { Failure } from './failure.ts';
import { suggestNearest } from '#config/nearest.ts';
import type { Fields } from './map-row.ts';
import type { Mapping } from './mapping/schema.ts';
import type { Notes } from './notes.ts';

/** Columns of the feed that a mapping reads. */
export function usedColumns({ fields, rules, identity }: Mapping): string[] {
  const read = Object.values(fields).flatMap((field) => ('from' in field ? [field.from] : []));
  const matched = rules.flatMap(({ set }) =>
    Object.values(set).flatMap((to) => (typeof to === 'object' ? [to.from] : [])),
  );
  return [...new Set([...read, ...matched, ...identity])];
}

/** Throws a Failure when a written mapping names a column that the feed does not have. */
export function refuseUnknownColumns(mapping: Mapping, columns: string[], file: string): void {
  const missing = usedColumns(mapping).filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  throw new Failure(
    [
      ...missing.map(
        (name) =>
          `The mapping reads a column "${name}" that ${file} does not have.${suggestNearest(name, columns)}`,
      ),
      `Its columns are: ${columns.join(', ')}`,
    ].join('\n'),
  );
}

/** Counts what stands in columns that no field is read from: it is left out, and said so. */
export function noteUnreadColumns(row: Fields, read: ReadonlySet<string>, notes: Notes): void {
  for (const [column, value] of Object.entries(row)) {
    if (value === null || value === '' || read.has(column)) continue;
    notes.add(column, 'column of the feed that is not read');
  }
}
