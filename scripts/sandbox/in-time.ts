import { setTimeout } from 'node:timers/promises';

/** Milliseconds for what somebody waits for who has more to do. */
const usualPatience = 2_000;

/**
 * What work answers, or `otherwise` where that fails, of which the terminal is told, or does not come in time.
 *
 * @param about begins what the terminal is told
 */
export function inTime<Value>(
  work: Promise<Value>,
  otherwise: Value,
  about: string,
  patience = usualPatience,
): Promise<Value> {
  const done = work.catch((error: unknown) => {
    console.warn(about, error);
    return otherwise;
  });
  return Promise.race([done, setTimeout(patience, otherwise, { ref: false })]);
}
