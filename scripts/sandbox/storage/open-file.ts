import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a SQLite file of a data folder, making both when they are missing. Only their owner may read them: they hold
 * leads and keys. SQLite gives the files beside it the same rights.
 */
export function openFile(dataDirectory: string, name: string): DatabaseSync {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, name);
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
  return new DatabaseSync(path);
}
