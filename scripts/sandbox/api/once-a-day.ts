import { createHash, randomBytes } from 'node:crypto';

/** Things that are remembered in a day, some 100 bytes each: beyond them nothing is the first of its kind. */
const mostKnown = 500_000;

/**
 * Answers whether something is the first of its kind today (UTC). What it is told is kept in memory alone, for the day, as
 * digests that only this process can make: nobody can read a visitor out of them.
 */
export function createOnceADay(most = mostKnown): (what: string, now?: number) => boolean {
  const salt = randomBytes(16);
  let day = -1;
  let seen = new Set<string>();
  return (what, now = Date.now()) => {
    const today = Math.floor(now / 86_400_000);
    if (today !== day) {
      day = today;
      seen = new Set();
    }
    const digest = createHash('sha256').update(salt).update(what).digest('base64');
    if (seen.has(digest) || seen.size >= most) return false;
    seen.add(digest);
    return true;
  };
}
