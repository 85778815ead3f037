import { runInNewContext } from 'node:vm';

/** Work did not come to its end in time. */
export class OutOfTime extends Error {}

/** Files were not read in time. What reads them goes on: nothing but the end of this process stops it. */
export class UnfinishedReading extends OutOfTime {}

/**
 * Runs work and ends it where it takes too long, in the middle of a loop or of a pattern too. Throws `OutOfTime` then, else what
 * the work throws.
 *
 * @param longest milliseconds
 */
export function runWithin<Result>(longest: number, work: () => Result): Result {
  try {
    // Only code that is run so can be interrupted from outside; what it calls is interrupted with it.
    return runInNewContext('work()', { work }, { timeout: longest }) as Result;
  } catch (error) {
    // It comes from the new context and is none of the errors of this one.
    const { code } = (error ?? {}) as { code?: unknown };
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new OutOfTime(`not done after ${longest} ms`) : error;
  }
}
