import { Failure } from '../command/failure.ts';
import { suggestNearest } from '#config/check/nearest.ts';
import type { Fields } from './clean/cleaner.ts';
import type { Mapping } from './mapping/schema.ts';

/** Columns of the feed that a mapping reads. */
export function usedColumns({ fields, rules, identity }: Mapping): string[] {
  const read = Object.values(fields).flatMap((field) => ('from' in field ? [field.from] : []));
  const matched = rules.flatMap(({ set }) =>
    Object.values(set).flatMap((to) => (typeof to === 'object' ? [to.from] : [])),
  );
  return [...new Set([...read, ...matched, ...identity])];
}

/** Beyond so many names a list is cut, so that a message stays a message. */
const mostNames = 8;

/** 'a, b, c' and, when there are more, how many. */
export function listNames(names: readonly string[], most = mostNames): string {
  const shown = names.slice(0, most).map((name) => (name.length > 40 ? `${name.slice(0, 39)}…` : name));
  return shown.join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
}

/** Throws a Failure when a written mapping names a column that the feed does not have. */
export function refuseUnknownColumns(mapping: Mapping, columns: string[], file: string): void {
  const missing = usedColumns(mapping).filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  const each = missing.map(
    (name) =>
      `The mapping reads a column "${name}" that ${file} does not have.${suggestNearest(name, columns)}`,
  );
  const all = `The mapping reads ${missing.length} columns that ${file} does not have: ${listNames(missing)}.`;
  throw new Failure(
    [...(missing.length > 3 ? [all] : each), `Its columns are: ${listNames(columns, 40)}`].join('\n'),
  );
}

/** Columns whose content no field is read from: left out, and said so. */
export interface Unread {
  look: (row: Fields) => void;
  list: () => string[];
}

/** Names kept apart; every record of JSON Lines may bring its own. */
const mostColumns = 1_000;

export function createUnread(read: ReadonlySet<string>): Unread {
  const names = new Set<string>();
  return {
    look: (row) => {
      for (const [column, value] of Object.entries(row)) {
        if (value === null || value === '' || read.has(column) || names.size >= mostColumns) continue;
        names.add(column);
      }
    },
    list: () => [...names],
  };
}
