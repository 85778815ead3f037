import { addDays } from '../test-drive/calendar-date.ts';
import type { Period } from './period.ts';
import { createDayClock } from './zoned-time.ts';

/** The moment of a written day or time; a time that the clock skips, when summer time begins, is an hour later. */
function findMoment(written: string, timezone: string): number | null {
  const [date = '', time = '00:00'] = written.split('T');
  const clock = createDayClock(date, timezone);
  return clock(time) ?? clock(`03${time.slice(2)}`);
}

/** The first moment (epoch seconds) of a period; null when it has always begun. */
export const findStart = ({ start }: Pick<Period, 'start'>, timezone: string): number | null =>
  start === null ? null : findMoment(start, timezone);

/** The first moment (epoch seconds) at which a period is over; null when it never ends. */
export function findEnd({ expiry }: Pick<Period, 'expiry'>, timezone: string): number | null {
  if (expiry === null) return null;
  if (!expiry.includes('T')) return findMoment(addDays(expiry, 1), timezone);
  const last = findMoment(expiry, timezone);
  return last === null ? null : last + 60;
}
