import { PeriodMemory } from './period-memory.ts';

/** Milliseconds over which the bytes of one connection are counted. */
const period = 86_400_000;
/** Photos of ten trade-ins and some letters: a household needs no more in a day. */
const most = 150 * 1024 ** 2;

/** Whether a connection may store so many bytes more; counts them when it may. Times are in milliseconds. */
export type TakeUploadBytes = (connection: string, bytes: number, now?: number) => boolean;

/** Lets everybody store. */
export const noUploadBudget: TakeUploadBytes = () => true;

/** Counts in memory what each connection stores in a day, so that none fills the disk for all others. */
export function createUploadBudget(): TakeUploadBytes {
  const stored = new PeriodMemory<number>(period);
  return (connection, bytes, now = Date.now()) => {
    const after = (stored.find(connection, now)?.value ?? 0) + bytes;
    if (after > most) return false;
    stored.remember(connection, after, now);
    return true;
  };
}
