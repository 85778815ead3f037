import type { BusyTime } from '#domain/test-drive/slots.ts';

/** The times at which so many test drives are booked that no further one fits in, in order and joined. */
export function findBusyTimes(appointments: readonly BusyTime[], capacity: number): BusyTime[] {
  const moments = appointments
    .flatMap(({ from, to }) => [
      { at: from, change: 1 },
      { at: to, change: -1 },
    ]) // oxfmt-ignore
    .sort((a, b) => a.at - b.at || a.change - b.change);
  const busy: BusyTime[] = [];
  let running = 0;
  for (const { at, change } of moments) {
    const wasFull = running >= capacity;
    running += change;
    const isFull = running >= capacity;
    if (isFull && !wasFull) {
      // What ends as the next one begins is one busy time.
      if (busy.at(-1)?.to === at) continue;
      busy.push({ from: at, to: at });
    }
    const last = busy.at(-1);
    if (wasFull && !isFull && last) last.to = at;
  }
  return busy;
}
