import { readLocalTime } from '../location/open-now.ts';

/** When something holds, by the clock of the dealer: 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:MM', each may be open. */
export interface Period {
  start: string | null;
  /** A day counts to its end, a minute too. */
  expiry: string | null;
}

/** Whether a period is ahead, holds or is over at a moment (epoch seconds). */
export function judgePeriod(
  { start, expiry }: Period,
  now: number,
  timezone: string,
): 'ahead' | 'running' | 'over' {
  const { date, time } = readLocalTime(now, timezone);
  const local = `${date}T${time}`;
  if (start !== null && local < start) return 'ahead';
  return expiry !== null && local.slice(0, expiry.length) > expiry ? 'over' : 'running';
}
