import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Seconds for which a code is good. */
export const codeLasts = 600;
/** Seconds until another code may be asked for. */
export const resendAfter = 30;
/** Tries of one code. */
const mostTries = 5;
/** So many codes may one number or address get within so many seconds. */
const limits = [
  { seconds: resendAfter, codes: 1 },
  { seconds: 3_600, codes: 5 },
  { seconds: 86_400, codes: 10 },
] as const;
const longestLimit = 86_400;

/** Whose code it is: a phone number in the international spelling, or an e-mail address in lower case. */
export interface CodeOwner {
  dealer: string;
  subject: string;
}

export interface CodeBook {
  /** A new code for somebody, or the seconds until there may be one. */
  make: (owner: CodeOwner, now: number) => { request: string; code: string } | { wait: number };
  /** Whose code was given, once; or the tries that are left. */
  use: (request: string, code: string, now: number) => CodeOwner | { left: number };
}

/**
 * Codes of six digits, kept as hashes. One belongs to the request that asked for it: nobody else can use it up or guess it.
 * Times are epoch seconds.
 *
 * @param secret goes into the hashes, so that a stolen file says no code
 * @param isUnlimited no limit on codes: for tests
 */
export function createCodeBook(database: DatabaseSync, secret: string, isUnlimited: boolean): CodeBook {
  const insert = database.prepare(
    'insert into codes (request, dealer, subject, hash, created) values (?, ?, ?, ?, ?)',
  );
  const forget = database.prepare('delete from codes where created < ?');
  const since = database.prepare(
    'select created from codes where subject = ? and created > ? order by created desc',
  );
  // The try counts before the code is looked at: guesses at the same moment are guesses one after the other.
  const attempt = database.prepare(
    `update codes set tries = tries + 1 where request = ? and tries < ${mostTries} and created > ?
      returning dealer, subject, hash, tries`,
  );
  // The row stays, because it counts for the limits.
  const spend = database.prepare(`update codes set tries = ${mostTries} where request = ?`);
  const hash = (request: string, code: string): Buffer =>
    createHmac('sha256', secret).update(`${request} ${code}`).digest();

  const findWait = (subject: string, now: number): number => {
    const times = since.all(subject, now - longestLimit).map(({ created }) => Number(created));
    const waits = limits.map(({ seconds, codes }) => (times[codes - 1] ?? -Infinity) + seconds - now);
    return Math.max(0, ...waits);
  };
  return {
    make: ({ dealer, subject }, now) => {
      forget.run(now - longestLimit);
      const wait = isUnlimited ? 0 : findWait(subject, now);
      if (wait > 0) return { wait };
      const request = randomBytes(16).toString('hex');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      insert.run(request, dealer, subject, hash(request, code), now);
      return { request, code };
    },
    use: (request, code, now) => {
      const row = attempt.get(request, now - codeLasts);
      if (!row) return { left: 0 };
      if (!timingSafeEqual(row['hash'] as Uint8Array, hash(request, code)))
        return { left: mostTries - Number(row['tries']) };
      spend.run(request);
      return { dealer: String(row['dealer']), subject: String(row['subject']) };
    },
  };
}
