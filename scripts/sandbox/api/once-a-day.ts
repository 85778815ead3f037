import { createHash, randomBytes } from 'node:crypto';

/** Things that are remembered in a day, some 100 bytes each: beyond them nothing is the first of its kind. */
const mostKnown = 500_000;
/** As many of one visitor: who looks at more in a day is a program, and uses up what is remembered of all others. */
const mostOfOne = 1_000;

/**
 * Answers whether something is the first of its kind of a visitor today (UTC). What it is told is kept in memory alone, for the
 * day, as digests that only this process can make: nobody can read a visitor out of them.
 */
export function createOnceADay(
  most = mostKnown,
  mostOf = mostOfOne,
): (visitor: string, what: string, now?: number) => boolean {
  const salt = randomBytes(16);
  const digest = (...words: string[]): string =>
    createHash('sha256').update(salt).update(JSON.stringify(words)).digest('base64');
  let day = -1;
  let seen = new Set<string>();
  let visitors = new Map<string, number>();
  return (visitor, what, now = Date.now()) => {
    const today = Math.floor(now / 86_400_000);
    if (today !== day) {
      day = today;
      seen = new Set();
      visitors = new Map();
    }
    const one = digest(visitor, what);
    const who = digest(visitor);
    const soFar = visitors.get(who) ?? 0;
    if (seen.has(one) || seen.size >= most || soFar >= mostOf) return false;
    seen.add(one);
    visitors.set(who, soFar + 1);
    return true;
  };
}
