import { addDays } from '../test-drive/calendar-date.ts';
import { readLocalTime } from '../location/open-now.ts';

const minute = 60;

const readAsUtc = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 1000;

/** Seconds that the clock of a zone is ahead of UTC at an instant (epoch seconds). Throws for an unknown zone. */
export function findOffset(instant: number, timezone: string): number {
  const whole = instant - (instant % minute);
  const { date, time } = readLocalTime(whole, timezone);
  return readAsUtc(date, time) - whole;
}

/**
 * Converts times of one date by the clock of a location to epoch seconds. A time that the clock skips when summer time
 * begins is null. Of a time that it shows twice when summer time ends, the first counts.
 */
export function createDayClock(date: string, timezone: string): (time: string) => number | null {
  const before = findOffset(readAsUtc(addDays(date, -1), '12:00'), timezone);
  const after = findOffset(readAsUtc(addDays(date, 1), '12:00'), timezone);
  return (time) => {
    const written = readAsUtc(date, time);
    // On most days the clock does not change, so one offset is enough.
    if (before === after) return written - before;
    const fits = (offset: number): boolean => findOffset(written - offset, timezone) === offset;
    if (fits(before)) return written - before;
    return fits(after) ? written - after : null;
  };
}

/** An instant (epoch seconds) as people at a location write it, with their distance from UTC: '2026-11-28T09:30+10:00'. */
export function formatZoned(instant: number, timezone: string): string {
  const { date, time } = readLocalTime(instant, timezone);
  const offset = findOffset(instant, timezone) / minute;
  const pad = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const ahead = Math.abs(offset);
  return `${date}T${time}${offset < 0 ? '-' : '+'}${pad(ahead / 60)}:${pad(ahead % 60)}`;
}
