/** The time of the server in epoch seconds. */
export const seconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Tells whether so many milliseconds have gone since it last said yes; at first they have. A clock that is put back by more
 * than a pause ends it, so that nothing waits for as long as the clock was ahead.
 */
export function createPause(length: number): (now?: number) => boolean {
  let last = -Infinity;
  return (now = Date.now()) => {
    if (Math.abs(now - last) < length) return false;
    last = now;
    return true;
  };
}
