import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Reservation } from '../reservation.ts';

/** Which states of which reservations their shoppers were told of. */
export interface NewsLedger {
  /** Ids of reservations whose state nobody was told of, changed after an instant (epoch seconds), the oldest first. */
  listUntold: (since: number) => string[];
  isTold: (reservation: Pick<Reservation, 'id' | 'state'>) => boolean;
  /** Notes that a state is told. */
  noteTold: (reservation: Pick<Reservation, 'id' | 'state'>) => void;
}

/** Opens the ledger in the database of reservations. Of those that an earlier version made, everything is told. */
export function openNewsLedger(database: DatabaseSync): NewsLedger {
  const isKnown = database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'told_news'").get(); // oxfmt-ignore
  if (!isKnown)
    inTransaction(database, () =>
      database.exec(`
        create table told_news (reservation text not null, state text not null, primary key (reservation, state)) strict;
        insert into told_news select id, state from reservations;`),
    );
  const untold = database.prepare(
    `select id from reservations where state <> 'held' and changed_at > ?
     and not exists (select 1 from told_news where reservation = id and told_news.state = reservations.state)
     order by changed_at`,
  );
  const told = database.prepare('select 1 from told_news where reservation = ? and state = ?');
  const note = database.prepare('insert or ignore into told_news values (?, ?)');
  return {
    listUntold: (since) => untold.all(since).map(({ id }) => String(id)),
    isTold: ({ id, state }) => told.get(id, state) !== undefined,
    noteTold: ({ id, state }) => void note.run(id, state),
  };
}
