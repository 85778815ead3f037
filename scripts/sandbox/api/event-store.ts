import type { EventDocument } from '#domain/analytics/event-document.ts';
import { openStoreFile } from '../storage/open-file.ts';

export interface EventStore {
  keep: (event: EventDocument) => void;
  /** Events of one dealer's site, the oldest first. */
  list: (dealer: string) => EventDocument[];
  close: () => void;
}

const table = `create table if not exists events (
  number integer primary key autoincrement, dealer text not null, body text not null
);`;

/** Keeps events in a file of their own beside the index; the newest ten thousand are plenty for a sandbox. */
export function openEventStore(dataDirectory: string): EventStore {
  const database = openStoreFile(dataDirectory, 'events.sqlite', table);
  const insert = database.prepare('insert into events (dealer, body) values (?, ?)');
  const trim = database.prepare('delete from events where number <= ? - 10000');
  const select = database.prepare('select body from events where dealer = ? order by number');
  return {
    keep: (event) => {
      const { lastInsertRowid } = insert.run(event.dealer, JSON.stringify(event));
      trim.run(lastInsertRowid);
    },
    list: (dealer) => select.all(dealer).map(({ body }) => JSON.parse(String(body)) as EventDocument),
    close: () => database.close(),
  };
}
