import type { DatabaseSync } from 'node:sqlite';
import type { AlertKind } from '#domain/alert/alert.ts';
import { inTransaction } from '../storage/in-transaction.ts';

/** Alerts of things that are saved no more, for as long as somebody may undo that. Times are epoch seconds. */
export interface SetAside {
  /** Switches an alert off with the thing that it is about. */
  setAside: (account: string, kind: AlertKind, subject: string, now: number) => void;
  /** Switches it on again, as it was agreed to, where the thing comes back soon. */
  takeBack: (account: string, kind: AlertKind, subject: string, now: number) => void;
}

/** Whether an account may have one more alert of a kind, besides that of a subject. */
export type HasRoom = (account: string, kind: AlertKind, subject: string) => boolean;

/** Seconds in which a thing that comes back was removed by mistake. */
const undoSeconds = 600;
const ofThing = 'account = ? and kind = ? and subject = ?';

/** A row that is set aside is stopped, and keeps its number: news that wait for a message service are of it. */
export function createSetAside(database: DatabaseSync, hasRoom: HasRoom): SetAside {
  const forgetOld = database.prepare('delete from alerts where removed < ?');
  const forgetStopped = database.prepare(
    `delete from alerts where ${ofThing} and stopped is not null and removed is null`,
  );
  const stop = database.prepare(
    `update alerts set stopped = ?4, removed = ?4 where account = ?1 and kind = ?2 and subject = ?3 and stopped is null`,
  );
  const resume = database.prepare(
    `update alerts set stopped = null, removed = null where ${ofThing} and removed is not null`,
  );
  const inTime = (now: number, work: () => void): void =>
    inTransaction(database, () => {
      forgetOld.run(now - undoSeconds);
      work();
    });
  return {
    setAside: (account, kind, subject, now) =>
      inTime(now, () => {
        forgetStopped.run(account, kind, subject);
        stop.run(account, kind, subject, now);
      }),
    takeBack: (account, kind, subject, now) =>
      inTime(now, () => {
        if (hasRoom(account, kind, subject)) resume.run(account, kind, subject);
      }),
  };
}
