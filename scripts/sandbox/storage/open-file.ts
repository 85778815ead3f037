import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../../command/failure.ts';

/** The files that this process has opened, by their whole path; some of them take no second handle. */
const opened = new Map<string, DatabaseSync>();

/** How every file of SQLite begins. */
const beginning = Buffer.from('SQLite format 3\0', 'latin1');

/** Makes a file that is missing. Throws a Failure for one that holds something else, such as a part of a backup. */
function prepareFile(path: string): void {
  const file = openSync(path, 'a+', 0o600);
  try {
    const found = Buffer.alloc(beginning.length);
    const length = readSync(file, found, 0, found.length, 0);
    if (length > 0 && !found.equals(beginning))
      throw new Failure(
        `${path} is no database, or a broken one. Restore a backup into a new folder as scripts/README.md says, or move ` +
          'this file away to begin without what it held.',
      );
  } finally {
    closeSync(file);
  }
}

/**
 * Opens a SQLite file of a data folder, making both when they are missing. Only their owner may read them: they hold
 * leads and keys. SQLite gives the files beside it the same rights.
 */
export function openFile(dataDirectory: string, name: string): DatabaseSync {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, name);
  prepareFile(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
  const database = new DatabaseSync(path);
  opened.set(resolve(path), database);
  return database;
}

/**
 * Opens the file of a store and makes its tables. Every commit is on the disk before it is answered.
 *
 * @param patience milliseconds to wait for another one that writes
 */
export function openStoreFile(
  dataDirectory: string,
  name: string,
  tables = '',
  patience = 2_000,
): DatabaseSync {
  const database = openFile(dataDirectory, name);
  database.exec(`pragma busy_timeout = ${patience}; pragma journal_mode = wal; pragma synchronous = full;`);
  database.exec(tables);
  return database;
}

/** The handle by which this process has a file open; null when it has not. */
export function findOpen(file: string): DatabaseSync | null {
  const database = opened.get(resolve(file));
  return database?.isOpen ? database : null;
}
