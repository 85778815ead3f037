import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A secret of a database by its name: made once, kept in a backup, and of no use with the key of the server alone. */
export function readSecret(database: DatabaseSync, name: string): Uint8Array {
  database.exec('create table if not exists secrets (name text primary key, value blob not null);');
  database.prepare('insert or ignore into secrets (name, value) values (?, ?)').run(name, randomBytes(32));
  return database.prepare('select value from secrets where name = ?').get(name)?.['value'] as Uint8Array;
}
