import type { DatabaseSync } from 'node:sqlite';
import { Failure } from '../../../command/failure.ts';
import { openFile } from '../../storage/open-file.ts';

const tables = `
create table if not exists collections (
  number integer primary key autoincrement,
  name text not null unique,
  schema text not null,
  next_slot integer not null default 0
);
create table if not exists documents (
  collection integer not null references collections (number) on delete cascade,
  slot integer not null,
  body text not null,
  primary key (collection, slot)
) without rowid;
create table if not exists aliases (name text primary key, collection text not null);
create table if not exists keys (number integer primary key autoincrement, value text not null unique, body text not null);
`;

/** Another process has the data folder open; two would not see each other's writes. */
export class FolderInUseError extends Failure {}

/**
 * Opens a file of collections in a data directory, making both when they are missing. Every commit is on the disk before
 * it is answered (WAL, synchronous=full), so an acknowledged lead survives `kill -9` and a power cut.
 */
export function openDatabase(dataDirectory: string, file = 'search.sqlite'): DatabaseSync {
  const database = openFile(dataDirectory, file);
  try {
    database.exec('pragma busy_timeout = 500; pragma locking_mode = exclusive;');
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    database.exec(tables);
    return database;
  } catch (error) {
    database.close();
    if (!(error instanceof Error && error.message.includes('locked'))) throw error;
    throw new FolderInUseError(
      `The data folder ${dataDirectory} is in use by another sandbox. Stop it, or choose another folder with --data.`,
    );
  }
}
