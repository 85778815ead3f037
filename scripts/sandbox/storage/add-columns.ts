import type { DatabaseSync } from 'node:sqlite';

/** Gives a table of an earlier release the columns that it lacks: by name, their type and what they are in rows from before. */
export function addColumns(
  database: DatabaseSync,
  table: string,
  columns: Readonly<Record<string, string>>,
): void {
  const present = database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name);
  for (const [name, kind] of Object.entries(columns))
    if (!present.includes(name)) database.exec(`alter table ${table} add column ${name} ${kind}`);
}
