import { createHash, randomBytes } from 'node:crypto';
import { RecentMap } from './recent-map.ts';

/** Subjects that are remembered at once. */
const mostKnown = 20_000;

interface Remembered<Value> {
  value: Value;
  /** When it is forgotten, in milliseconds. */
  until: number;
}

/**
 * What is counted of connections and the like for a period, in memory. They are known by a fingerprint that is salted anew at
 * each start, not by themselves. All times are in milliseconds.
 */
export class PeriodMemory<Value> {
  readonly #period: number;
  readonly #salt = randomBytes(16);
  readonly #known = new RecentMap<Remembered<Value>>(mostKnown);

  constructor(period: number) {
    this.#period = period;
  }

  #keyOf(subject: string): string {
    return createHash('sha256').update(this.#salt).update(subject).digest('base64');
  }

  /** An end further ahead than a period comes from a clock that was put back. */
  #runs({ until }: Remembered<Value>, now: number): boolean {
    return until > now && until <= now + this.#period;
  }

  /** What is remembered of a subject; null when its period is over or none began. */
  find(subject: string, now: number): Remembered<Value> | null {
    const known = this.#known.get(this.#keyOf(subject));
    return known && this.#runs(known, now) ? known : null;
  }

  /** Sets what is remembered of a subject, whose period goes on, or begins now. */
  remember(subject: string, value: Value, now: number): void {
    const until = this.find(subject, now)?.until ?? now + this.#period;
    this.#known.set(this.#keyOf(subject), { value, until });
  }
}
