import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The files that this process has opened, by their whole path; some of them take no second handle. */
const opened = new Map<string, DatabaseSync>();

/**
 * Opens a SQLite file of a data folder, making both when they are missing. Only their owner may read them: they hold
 * leads and keys. SQLite gives the files beside it the same rights.
 */
export function openFile(dataDirectory: string, name: string): DatabaseSync {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, name);
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
  const database = new DatabaseSync(path);
  opened.set(resolve(path), database);
  return database;
}

/** The handle by which this process has a file open; null when it has not. */
export function findOpen(file: string): DatabaseSync | null {
  const database = opened.get(resolve(file));
  return database?.isOpen ? database : null;
}
