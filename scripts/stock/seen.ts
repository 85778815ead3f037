import { DatabaseSync } from 'node:sqlite';

/** Remembers on which line each id, slug and row was seen, on disk, so that memory does not grow with the feed. */
export interface Seen {
  /** The line on which the key was seen before, or null after remembering it now. */
  remember: (kind: 'id' | 'slug' | 'row', key: string, line: number) => number | null;
  close: () => void;
}

export function createSeen(): Seen {
  // An empty name is SQLite's word for a private temporary file that disappears on close.
  const database = new DatabaseSync('');
  database.exec(
    'PRAGMA cache_size = -4000; CREATE TABLE seen (key TEXT PRIMARY KEY, line INTEGER) WITHOUT ROWID; BEGIN',
  );
  const find = database.prepare('SELECT line FROM seen WHERE key = ?');
  const insert = database.prepare('INSERT INTO seen VALUES (?, ?)');
  return {
    remember: (kind, key, line) => {
      const found = find.get(`${kind}:${key}`);
      if (found) return Number(found['line']);
      insert.run(`${kind}:${key}`, line);
      return null;
    },
    close: () => database.close(),
  };
}
