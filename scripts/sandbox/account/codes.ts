import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Seconds for which a code is good. */
export const codeLasts = 600;
/** Seconds until another code may be asked for. */
export const resendAfter = 30;
/** Tries of one code. */
const mostTries = 5;
/** So many codes may one connection have sent to one number or address within so many seconds. */
const limits = [
  { seconds: resendAfter, codes: 1 },
  { seconds: 3_600, codes: 5 },
  { seconds: 86_400, codes: 10 },
] as const;
const longestLimit = 86_400;
/** Codes of one connection in a day, whomever they are sent to: each may cost the dealer a text message. */
const mostOfConnection = 100;
/**
 * Whom connections of others asked codes for may always ask for one as well, after a wait: whoever fills a day of somebody's
 * number locks nobody out. From the eleventh code of a day on the wait doubles, and a code has fewer tries.
 */
const crowd = { codes: 10, firstWait: 60, longestWait: 1_800, tries: 2 };
/**
 * Seconds for which a connection is known from which somebody signed in: it waits for no others. Else a crowd that asks in the
 * second in which each wait ends would keep the owner waiting for ever.
 */
const provenLasts = 90 * 86_400;

/** Whose code it is: a phone number in the international spelling, or an e-mail address in lower case. */
export interface CodeOwner {
  dealer: string;
  subject: string;
}

export interface CodeBook {
  /** A new code that a connection asks for, or the seconds until it may. */
  make: (
    owner: CodeOwner,
    connection: string,
    now: number,
  ) => { request: string; code: string } | { wait: number };
  /** Forgets a code that could not be sent. */
  takeBack: (request: string) => void;
  /** Whose code was given, once; or the tries that are left. */
  use: (request: string, code: string, now: number) => CodeOwner | { left: number };
  /**
   * Whose account is deleted: their codes are good no more, and count for the limits until their day is over. Nobody reads in
   * them whom they were sent to.
   */
  forgetOwner: (owner: CodeOwner) => void;
}

/** A code of the last day, the newest first. */
interface EarlierCode {
  created: number;
  /** Whether the same connection asked for it. */
  isOwn: boolean;
}

/** Seconds until a connection may ask for another code for somebody; 0 for at once. One that is proven waits for itself alone. */
function findWait(earlier: readonly EarlierCode[], isProven: boolean, now: number): number {
  const own = earlier.filter(({ isOwn }) => isOwn);
  const waits = limits.map(({ seconds, codes }) => (own[codes - 1]?.created ?? -Infinity) + seconds - now);
  if (isProven) return Math.max(0, ...waits);
  const beyond = earlier.length - crowd.codes;
  const pause = beyond < 0 ? resendAfter : Math.min(crowd.firstWait * 2 ** beyond, crowd.longestWait);
  return Math.max(0, ...waits, (earlier[0]?.created ?? -Infinity) + pause - now);
}

/**
 * Codes of six digits, kept as hashes. One belongs to the request that asked for it: nobody else can use it up or guess it.
 * Times are epoch seconds.
 *
 * @param secret goes into the hashes, so that a stolen file says no code and no connection
 * @param isUnlimited no limit on codes: for tests
 */
export function createCodeBook(database: DatabaseSync, secret: string, isUnlimited: boolean): CodeBook {
  const insert = database.prepare(
    'insert into codes (request, dealer, subject, hash, created, connection, tries) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const unsend = database.prepare('delete from codes where request = ?');
  // One of the future comes from a clock that was put back: nobody waits until then.
  const forget = database.prepare('delete from codes where created < ? or created > ?');
  const since = database.prepare(
    'select created, connection = ? as is_own from codes where subject in (?, ?) and created > ? order by created desc',
  );
  const beyondMost = database.prepare(
    `select created from codes where connection = ? and created > ? order by created desc limit 1 offset ${mostOfConnection - 1}`,
  );
  // The try counts before the code is looked at: guesses at the same moment are guesses one after the other.
  const attempt = database.prepare(
    `update codes set tries = tries + 1 where request = ? and tries < ${mostTries} and created > ?
      returning dealer, subject, hash, tries, connection`,
  );
  // The row stays, because it counts for the limits.
  const spend = database.prepare(`update codes set tries = ${mostTries} where request = ?`);
  const prove = database.prepare('insert or replace into proven (subject, connection, at) values (?, ?, ?)');
  const proven = database.prepare('select 1 from proven where subject = ? and connection = ? and at > ?');
  const forgetProven = database.prepare('delete from proven where at <= ?');
  // Who has an account of another dealer goes on signing in there.
  const removeProven = database.prepare(
    `delete from proven where subject = ?1
      and not exists (select 1 from accounts where accounts.subject = ?1 and accounts.dealer <> ?2)`,
  );
  const veil = database.prepare(
    `update codes set subject = ?, tries = ${mostTries} where dealer = ? and subject = ?`,
  );
  const hash = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret).update(parts.join(' ')).digest();
  /** What stands for somebody whose account is deleted. */
  const hashOwner = (subject: string): string => hash('subject', subject).toString('hex');

  return {
    make: ({ dealer, subject }, connection, now) => {
      forget.run(now - longestLimit, now + resendAfter);
      const asker = hash('connection', connection);
      const earlier = since
        .all(asker, subject, hashOwner(subject), now - longestLimit)
        .map(({ created, is_own }) => ({ created: Number(created), isOwn: is_own === 1 }));
      const isProven = proven.get(subject, asker, now - provenLasts) !== undefined;
      const first = isProven ? undefined : beyondMost.get(asker, now - longestLimit);
      const full = first ? Number(first['created']) + longestLimit - now : 0;
      const wait = isUnlimited ? 0 : Math.max(full, findWait(earlier, isProven, now));
      if (wait > 0) return { wait };
      const request = randomBytes(16).toString('hex');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const isCrowded = earlier.length >= crowd.codes && !isProven && !isUnlimited;
      const used = isCrowded ? mostTries - crowd.tries : 0;
      insert.run(request, dealer, subject, hash(request, code), now, asker, used);
      return { request, code };
    },
    takeBack: (request) => void unsend.run(request),
    use: (request, code, now) => {
      const row = attempt.get(request, now - codeLasts);
      if (!row) return { left: 0 };
      if (!timingSafeEqual(row['hash'] as Uint8Array, hash(request, code)))
        return { left: mostTries - Number(row['tries']) };
      spend.run(request);
      forgetProven.run(now - provenLasts);
      if (row['connection'] instanceof Uint8Array) prove.run(String(row['subject']), row['connection'], now);
      return { dealer: String(row['dealer']), subject: String(row['subject']) };
    },
    forgetOwner: ({ dealer, subject }) => {
      veil.run(hashOwner(subject), dealer, subject);
      removeProven.run(subject, dealer);
    },
  };
}
