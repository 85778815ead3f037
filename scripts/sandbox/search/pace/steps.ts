import type { Budget } from './budget.ts';
import { countTime, takeTurn } from './turns.ts';

/** Work in steps: it yields where it may be interrupted. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Pieces of work, such as documents looked at, that take about a millisecond: looking at the clock after each costs more. */
const stride = 20_000;

/** Counts pieces of work; answers whether so many are done that a step may end. */
export function createStride(): (pieces: number) => boolean {
  let done = 0;
  return (pieces) => {
    done += pieces;
    if (done < stride) return false;
    done = 0;
    return true;
  };
}

/** Does all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the steps in slices of some milliseconds, with turns for everything else between. What was read before a turn
 * may have changed in it: then `start` begins anew. Throws what the steps throw, and 408 when they take too long.
 */
export async function finishInSlices<T>(
  start: () => Steps<T>,
  readVersion: () => number,
  budget: Budget,
): Promise<T> {
  await takeTurn(budget.who);
  let version = readVersion();
  let steps = start();
  let before = performance.now();
  for (;;) {
    const step = steps.next();
    const now = performance.now();
    const isTurnOver = countTime(now - before);
    before = now;
    if (step.done) return step.value;
    budget.look(now);
    if (!isTurnOver) continue;
    await takeTurn(budget.who, true);
    before = performance.now();
    budget.look(before);
    if (readVersion() === version) continue;
    version = readVersion();
    budget.repeat();
    steps = start();
  }
}
