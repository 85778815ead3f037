import { createOnceADay } from './once-a-day.ts';
import { openStoreFile } from '../storage/open-file.ts';

export interface ViewStore {
  /** Counts a view of a vehicle's page, one a visitor and day, and answers how many there are. */
  count: (slug: string, visitor: string) => number;
  close: () => void;
}

/** Counts real views of vehicle pages, in one file of the sandbox's data folder. */
export function createViewStore(dataDir: string): ViewStore {
  const database = openStoreFile(
    dataDir,
    'views.sqlite',
    'create table if not exists views (slug text primary key, views integer not null)',
  );
  const add = database.prepare(
    'INSERT INTO views VALUES (?, 1) ON CONFLICT (slug) DO UPDATE SET views = views + 1 RETURNING views',
  );
  const find = database.prepare('SELECT views FROM views WHERE slug = ?');
  const isFirst = createOnceADay();
  return {
    count: (slug, visitor) => Number((isFirst(visitor, slug) ? add : find).get(slug)?.['views'] ?? 0),
    close: () => database.close(),
  };
}
