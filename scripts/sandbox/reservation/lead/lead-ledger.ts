import type { DatabaseSync } from 'node:sqlite';

/** Which reservations the dealer's systems know as leads. */
export interface LeadLedger {
  /** Ids of paid reservations of which no lead was handed over yet, the oldest first. */
  listUntold: () => string[];
  noteTold: (id: string) => void;
}

/** Opens the ledger in the database of reservations. */
export function openLeadLedger(database: DatabaseSync): LeadLedger {
  database.exec('create table if not exists told_leads (reservation text primary key) strict;');
  const untold = database.prepare(
    `select id from reservations where state in ('reserved', 'completed')
     and id not in (select reservation from told_leads) order by changed_at`,
  );
  const note = database.prepare('insert or ignore into told_leads values (?)');
  return {
    listUntold: () => untold.all().map(({ id }) => String(id)),
    noteTold: (id) => void note.run(id),
  };
}
