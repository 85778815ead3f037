import { addDays } from '../test-drive/calendar-date.ts';
import type { LocationType, OpeningDay, SpecialDay } from './location.ts';
import { findHours, isOpenNow, readLocalTime } from './open-now.ts';

/** How a department stands right now; `opens.days` counts calendar days from today at its location. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: { days: number; weekday: OpeningDay['weekday']; time: string } | null };

/**
 * Whether a department is open, until when, or when it opens next within a week; special days count (HOURS-04). By the
 * clock of its location. Null when its hours are not known. `now` is in epoch seconds.
 */
export function describeOpenState(
  now: number,
  timezone: string,
  department: { type: LocationType; hours: readonly OpeningDay[] },
  specialDays: readonly SpecialDay[],
): OpenState | null {
  const open = isOpenNow(now, timezone, department, specialDays);
  if (open === null) return null;
  const { date, time, weekday } = readLocalTime(now, timezone);
  if (open) return { open, closes: findHours({ date, weekday }, department, specialDays)?.close ?? '' };
  for (let days = 0; days <= 7; days += 1) {
    const day = { date: addDays(date, days), weekday: ((weekday + days) % 7) as OpeningDay['weekday'] };
    const hours = findHours(day, department, specialDays);
    if (hours?.status !== 'open' || hours.open === null || (days === 0 && hours.open <= time)) continue;
    return { open, opens: { days, weekday: day.weekday, time: hours.open } };
  }
  return { open, opens: null };
}
