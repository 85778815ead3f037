import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { mostAlerts, type Alert, type AlertKind } from '#domain/alert/alert.ts';
import type { Account } from '../account/account-store.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { createLinkedAlerts, type LinkedAlerts } from './linked-alerts.ts';
import { createSetAside, type HasRoom, type SetAside } from './set-aside.ts';
import { openAlertFile } from './tables.ts';

/** What somebody agreed to. */
export interface Agreement {
  kind: AlertKind;
  subject: string;
  name: string;
  /** The words that stood beside the switch. */
  consent: string;
}

export interface AlertStore extends SetAside {
  /** Alerts of an account that are on, the newest first. */
  list: (account: string) => Alert[];
  /** Switches an alert on, with the way that the account has proven; null when it has as many as it may have. */
  agree: (account: Account, agreement: Agreement, now: number) => Alert | null;
  /** Switches an alert off. */
  remove: (account: string, kind: AlertKind, subject: string) => void;
  /** Takes away everything of an account. */
  forget: (account: string) => void;
  /** What links of messages may do. */
  linked: LinkedAlerts;
  close: () => void;
}

const readAlert = (row: Record<string, SQLOutputValue>): Alert =>
  ({ ...row, agreedAt: Number(row['agreedAt']) }) as unknown as Alert;

/** Keeps alerts in `alerts.sqlite` of a data folder. Times are epoch seconds. */
export function openAlertStore(dataDirectory: string): AlertStore {
  const database = openAlertFile(dataDirectory);
  return { ...createAlertStore(database), close: () => database.close() };
}

export function createAlertStore(database: DatabaseSync): Omit<AlertStore, 'close'> {
  const columns = 'kind, subject, name, channel, agreed as agreedAt';
  const list = database.prepare(
    `select ${columns} from alerts where account = ? and stopped is null order by agreed desc, id desc`,
  );
  const count = database.prepare(
    'select count(*) as number from alerts where account = ? and kind = ? and subject <> ? and stopped is null',
  );
  const hasRoom: HasRoom = (account, kind, subject) =>
    Number(count.get(account, kind, subject)?.['number']) < mostAlerts[kind];
  const put = database.prepare(
    `insert into alerts (account, dealer, kind, subject, name, channel, address, agreed, consent)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (account, kind, subject)
      do update set about = iif(name = excluded.name, about, null), name = excluded.name, agreed = excluded.agreed, consent = excluded.consent, stopped = null, removed = null
      returning ${columns}`,
  );
  const remove = database.prepare('delete from alerts where account = ? and kind = ? and subject = ?');
  // What was found while it was off is old news.
  const forgetNews = database.prepare(
    `delete from news where message is null and alert in
      (select id from alerts where account = ? and kind = ? and subject = ? and stopped is not null)`,
  );
  const forgetAlerts = database.prepare('delete from alerts where account = ?');
  const forgetMessages = database.prepare('delete from messages where account = ?');
  return {
    ...createSetAside(database, hasRoom),
    list: (account) => list.all(account).map(readAlert),
    agree: ({ id, dealer, phone, email }, { kind, subject, name, consent }, now) =>
      inTransaction(database, () => {
        if (!hasRoom(id, kind, subject)) return null;
        forgetNews.run(id, kind, subject);
        const address = phone ?? email ?? '';
        const channel = phone === null ? 'email' : 'sms';
        const row = put.get(id, dealer, kind, subject, name, channel, address, now, consent);
        return row ? readAlert(row) : null;
      }),
    remove: (account, kind, subject) => void remove.run(account, kind, subject),
    forget: (account) =>
      inTransaction(database, () => {
        forgetAlerts.run(account);
        forgetMessages.run(account);
      }),
    linked: createLinkedAlerts(database),
  };
}
