import type { DatabaseSync } from 'node:sqlite';
import type { AlertKind } from '#domain/alert/alert.ts';
import { readLinkToken } from './link-token.ts';
import { readSecret } from '../storage/read-secret.ts';

/** What the link of a message stands for. */
export interface LinkedView {
  /** Whose alerts these are, mostly hidden: a link may have been passed on. */
  to: string;
  /** How many further alerts of the account are on. */
  others: number;
  alerts: { id: number; kind: AlertKind; name: string; on: boolean }[];
}

/** Why a token does nothing: it is none, or it is over. */
export type TokenProblem = 'false' | 'old';

export interface LinkedAlerts {
  read: (token: string, now: number) => LinkedView | TokenProblem;
  /** Stops one alert of the message, or (null) all of the account; or turns those of the message on again. */
  choose: (
    token: string,
    choice: { alert: number | null; on: boolean },
    now: number,
  ) => LinkedView | TokenProblem;
}

/** '+61412345678' as '… 678', an address as 'n…@example.com'. */
export const hideAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 0 ? `… ${address.slice(-3)}` : `${address.slice(0, 1)}…${address.slice(at)}`;
};

/** What may be done by links of messages, without signing in. Times are epoch seconds. */
export function createLinkedAlerts(database: DatabaseSync): LinkedAlerts {
  const secret = readSecret(database, 'links');
  const find = database.prepare('select account, addressee from messages where id = ?');
  const ofMessage = 'select distinct alert from news where message = ?';
  // Alerts of what is saved no more are over for whoever holds the link: none of them is shown, nor turned on again.
  const isSaved = 'removed is null';
  const list = database.prepare(
    `select id, kind, name, stopped is null as "on" from alerts where ${isSaved} and id in (${ofMessage}) order by kind desc, id`,
  );
  const countOthers = database.prepare(
    `select count(*) as number from alerts where account = ? and stopped is null and id not in (${ofMessage})`,
  );
  const stopAll = database.prepare('update alerts set stopped = ? where account = ? and stopped is null');
  // Nor do those come back when their things are saved again.
  const forgetRemoved = database.prepare('delete from alerts where account = ? and removed is not null');
  const forgetOne = database.prepare(
    `delete from alerts where id = ? and removed is not null and id in (${ofMessage})`,
  );
  const stopOne = database.prepare(
    `update alerts set stopped = ? where id = ? and stopped is null and id in (${ofMessage})`,
  );
  const resumeOne = database.prepare(
    `update alerts set stopped = null where id = ? and ${isSaved} and id in (${ofMessage})`,
  );
  const resumeAll = database.prepare(
    `update alerts set stopped = null where ${isSaved} and id in (${ofMessage})`,
  );
  const open = (
    token: string,
    now: number,
  ): { message: string; account: string; to: string } | TokenProblem => {
    const read = readLinkToken(secret, token, now);
    if (typeof read === 'string') return read;
    const row = find.get(read.message);
    return row
      ? { message: read.message, account: String(row['account']), to: hideAddress(String(row['addressee'])) }
      : 'false';
  };
  const view = ({ message, account, to }: { message: string; account: string; to: string }): LinkedView => ({
    to,
    others: Number(countOthers.get(account, message)?.['number']),
    alerts: list.all(message).map(({ id, kind, name, on }) => ({
      ...{ id: Number(id), kind: String(kind) as AlertKind, name: String(name), on: on === 1 },
    })),
  });
  return {
    read: (token, now) => {
      const opened = open(token, now);
      return typeof opened === 'string' ? opened : view(opened);
    },
    choose: (token, { alert, on }, now) => {
      const opened = open(token, now);
      if (typeof opened === 'string') return opened;
      const { message, account } = opened;
      if (alert === null) {
        if (on) resumeAll.run(message);
        else {
          stopAll.run(now, account);
          forgetRemoved.run(account);
        }
      } else if (on) resumeOne.run(alert, message);
      else {
        stopOne.run(now, alert, message);
        forgetOne.run(alert, message);
      }
      return view(opened);
    },
  };
}
