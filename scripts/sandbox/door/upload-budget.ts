/** Milliseconds over which the bytes of one connection are counted. */
const period = 86_400_000;
/** Photos of ten trade-ins and some letters: a household needs no more in a day. */
const most = 150 * 1024 ** 2;
/** Connections that are remembered at once. */
const mostKnown = 20_000;

/** Whether a connection may store so many bytes more; counts them when it may. Times are in milliseconds. */
export type TakeUploadBytes = (connection: string, bytes: number, now?: number) => boolean;

/** Lets everybody store. */
export const noUploadBudget: TakeUploadBytes = () => true;

/** Counts in memory what each connection stores in a day, so that none fills the disk for all others. */
export function createUploadBudget(): TakeUploadBytes {
  const known = new Map<string, { bytes: number; until: number }>();
  return (connection, bytes, now = Date.now()) => {
    if (known.size >= mostKnown) for (const [key, { until }] of known) if (until <= now) known.delete(key);
    const before = known.get(connection);
    const isOver = !before || before.until <= now || before.until > now + period;
    if (isOver && known.size >= mostKnown) return false;
    const counted = isOver ? { bytes: 0, until: now + period } : before;
    if (counted.bytes + bytes > most) return false;
    known.set(connection, { bytes: counted.bytes + bytes, until: counted.until });
    return true;
  };
}
