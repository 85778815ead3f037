import { savedLimit } from '#domain/garage/garage.ts';
import type { DatabaseSync } from 'node:sqlite';

/** What an account keeps. The subject of a vehicle is its id, that of a search its path. */
export type KeptKind = 'vehicle' | 'search';

export interface KeptThing {
  subject: string;
  /** What else is known of it, as it was given. */
  record: unknown;
  /** Epoch seconds. */
  at: number;
}

/** Told when an account keeps a thing anew, or no longer: what hangs on it elsewhere comes and goes with it. */
export type FollowThing = (account: string, kind: KeptKind, subject: string) => void;

export interface KeptThings {
  /** The newest first. */
  list: (account: string, kind: KeptKind) => KeptThing[];
  /** Keeps a thing. One that is kept stays in its place; its record is replaced where `renews` says so. */
  keep: (account: string, kind: KeptKind, thing: KeptThing, renews?: boolean) => 'kept' | 'full';
  remove: (account: string, kind: KeptKind, subject: string) => void;
  onKeep: (follow: FollowThing) => void;
  onRemove: (follow: FollowThing) => void;
}

/**
 * Things of one kind that an account may keep: vehicles as many as a browser, since one request for a quote names all of them;
 * searches twice as many, so that who signs in on a second device loses none.
 */
export const mostKept: Readonly<Record<KeptKind, number>> = { vehicle: savedLimit, search: 40 };

/** Keeps saved vehicles and searches of accounts. */
export function createKeptThings(database: DatabaseSync): KeptThings {
  const all = database.prepare(
    'select subject, record, kept_at from kept_things where account = ? and kind = ? order by kept_at desc, rowid desc',
  );
  const one = database.prepare('select 1 from kept_things where account = ? and kind = ? and subject = ?');
  const count = database.prepare('select count(*) as number from kept_things where account = ? and kind = ?');
  const insert = database.prepare('insert into kept_things values (?, ?, ?, ?, ?)');
  const renew = database.prepare(
    'update kept_things set record = ? where account = ? and kind = ? and subject = ?',
  );
  const remove = database.prepare('delete from kept_things where account = ? and kind = ? and subject = ?');
  const followers = { keep: [] as FollowThing[], remove: [] as FollowThing[] };
  return {
    list: (account, kind) =>
      all.all(account, kind).map(({ subject, record, kept_at }) => ({
        ...{ subject: String(subject), at: Number(kept_at) },
        record: JSON.parse(String(record)) as unknown,
      })),
    // One statement after the other in one process: nobody comes between looking and keeping.
    keep: (account, kind, { subject, record, at }, renews = false) => {
      const text = JSON.stringify(record ?? null);
      if (one.get(account, kind, subject)) {
        if (renews) renew.run(text, account, kind, subject);
        return 'kept';
      }
      if (Number(count.get(account, kind)?.['number']) >= mostKept[kind]) return 'full';
      insert.run(account, kind, subject, text, at);
      for (const follow of followers.keep) follow(account, kind, subject);
      return 'kept';
    },
    remove: (account, kind, subject) => {
      remove.run(account, kind, subject);
      for (const follow of followers.remove) follow(account, kind, subject);
    },
    onKeep: (follow) => void followers.keep.push(follow),
    onRemove: (follow) => void followers.remove.push(follow),
  };
}
