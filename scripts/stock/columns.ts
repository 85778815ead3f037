import { Failure } from './failure.ts';
import { suggest } from './mapping/nearest.ts';
import type { Mapping } from './mapping/schema.ts';

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
        (name) => `The mapping reads a column "${name}" that ${file} does not have.${suggest(name, columns)}`,
      ),
      `Its columns are: ${columns.join(', ')}`,
    ].join('\n'),
  );
}
