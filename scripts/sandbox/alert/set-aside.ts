import type { DatabaseSync } from 'node:sqlite';
import { mostAlerts, type AlertKind } from '#domain/alert/alert.ts';
import { inTransaction } from '../storage/in-transaction.ts';

/** Alerts of things that are saved no more, for as long as somebody may undo that. Times are epoch seconds. */
export interface SetAside {
  /** Switches an alert off with the thing that it is about. */
  setAside: (account: string, kind: AlertKind, subject: string, now: number) => void;
  /** Switches it on again, as it was agreed to, where the thing comes back soon. */
  takeBack: (account: string, kind: AlertKind, subject: string, now: number) => void;
  forget: (account: string) => void;
}

/** Seconds in which a thing that comes back was removed by mistake. */
const undoSeconds = 600;
const columns = 'account, dealer, kind, subject, name, channel, address, agreed, consent';
const where = 'account = ? and kind = ? and subject = ?';

export function createSetAside(database: DatabaseSync): SetAside {
  database.exec(
    `create table if not exists set_aside (account text not null, dealer text not null, kind text not null,
      subject text not null, name text not null, channel text not null, address text not null, agreed integer not null,
      consent text not null, removed integer not null, primary key (account, kind, subject))`,
  );
  const forgetOld = database.prepare('delete from set_aside where removed < ?');
  const keep = database.prepare(
    `insert or replace into set_aside select ${columns}, ?4 from alerts
      where account = ?1 and kind = ?2 and subject = ?3 and stopped is null`,
  );
  const remove = database.prepare(`delete from alerts where ${where}`);
  const count = database.prepare(
    'select count(*) as number from alerts where account = ? and kind = ? and stopped is null',
  );
  const restore = database.prepare(
    `insert or ignore into alerts (${columns}) select ${columns} from set_aside where ${where}`,
  );
  const drop = database.prepare(`delete from set_aside where ${where}`);
  const forget = database.prepare('delete from set_aside where account = ?');
  return {
    setAside: (account, kind, subject, now) =>
      inTransaction(database, () => {
        forgetOld.run(now - undoSeconds);
        keep.run(account, kind, subject, now);
        remove.run(account, kind, subject);
      }),
    takeBack: (account, kind, subject, now) =>
      inTransaction(database, () => {
        forgetOld.run(now - undoSeconds);
        if (Number(count.get(account, kind)?.['number']) < mostAlerts[kind])
          restore.run(account, kind, subject);
        drop.run(account, kind, subject);
      }),
    forget: (account) => void forget.run(account),
  };
}
