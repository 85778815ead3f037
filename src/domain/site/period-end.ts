import { addDays } from '../test-drive/calendar-date.ts';
import type { Period } from './period.ts';
import { createDayClock } from './zoned-time.ts';

/** The first moment (epoch seconds) at which a period is over; null when it never ends. */
export function findEnd({ expiry }: Pick<Period, 'expiry'>, timezone: string): number | null {
  if (expiry === null) return null;
  const [date = '', time] = expiry.split('T');
  if (time === undefined) return createDayClock(addDays(date, 1), timezone)('00:00');
  const last = createDayClock(date, timezone)(time);
  return last === null ? null : last + 60;
}
