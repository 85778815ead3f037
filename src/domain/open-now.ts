import type { LocationType, OpeningDay, SpecialDay } from './location.ts';

export interface LocalTime {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'HH:MM', 00…23. */
  time: string;
  /** 0 is Sunday. */
  weekday: OpeningDay['weekday'];
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Calendar date, clock and weekday at a place; `now` is in epoch seconds, `timezone` an IANA name (LEGAL 9). Throws a
 * RangeError for a zone that does not exist.
 */
export function readLocalTime(now: number, timezone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now * 1000).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
    weekday: weekdays.indexOf(parts['weekday'] ?? '') as OpeningDay['weekday'],
  };
}

/** Hours of one department at one date: a special day wins over the usual week (HOURS-04). Null when none are known. */
export function findHours(
  { date, weekday }: Pick<LocalTime, 'date' | 'weekday'>,
  department: { type: LocationType; hours: readonly OpeningDay[] },
  specialDays: readonly SpecialDay[],
): OpeningDay | SpecialDay | null {
  const meant = specialDays.filter(
    (day) => day.date === date && (day.department === 'all' || day.department === department.type),
  );
  const special = meant.find((day) => day.department !== 'all') ?? meant[0];
  return special ?? department.hours.find((day) => day.weekday === weekday) ?? null;
}

/** Whether a department is open at an instant, by the clock of its place; null when its hours are not known. */
export function isOpenNow(
  now: number,
  timezone: string,
  department: { type: LocationType; hours: readonly OpeningDay[] },
  specialDays: readonly SpecialDay[],
): boolean | null {
  const local = readLocalTime(now, timezone);
  const hours = findHours(local, department, specialDays);
  if (hours === null) return null;
  if (hours.status === 'closed') return false;
  if (hours.open === null || hours.close === null) return null;
  return hours.open <= local.time && local.time < hours.close;
}
