import { createHash, randomBytes } from 'node:crypto';

/** Seconds over which questions about one registration are counted. */
const period = 600;
/** A household that mistypes and tries again needs no more. */
const most = 8;
/** Registrations that are remembered at once. */
const mostKnown = 20_000;

/** Counts a question about a registration. Answers null, or the seconds until it may be asked again. */
export type TakeRegistration = (registration: string, now?: number) => number | null;

/** Lets everybody ask. */
export const noRegistrationLimits: TakeRegistration = () => null;

/** Counts in memory, without the registrations themselves: their fingerprint is salted anew at each start. Times in milliseconds. */
export function createRegistrationLimits(): TakeRegistration {
  const salt = randomBytes(16);
  let forgotAt = -Infinity;
  const counts = new Map<string, { number: number; until: number }>();
  return (registration, now = Date.now()) => {
    const key = createHash('sha256').update(salt).update(registration).digest('base64');
    const known = counts.get(key);
    if (known && known.until > now && known.until <= now + period * 1_000) {
      known.number += 1;
      return known.number > most ? Math.ceil((known.until - now) / 1_000) : null;
    }
    // At most once a second: looking through all of them for each question would be an attack of its own.
    if (counts.size >= mostKnown && Math.abs(now - forgotAt) >= 1_000) {
      forgotAt = now;
      for (const [other, { until }] of counts) if (until <= now) counts.delete(other);
    }
    if (counts.size >= mostKnown) return period;
    counts.set(key, { number: 1, until: now + period * 1_000 });
    return null;
  };
}
