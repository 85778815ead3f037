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

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, made once: making one costs a hundred times more than reading it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What is asked of `Temporal`, which Node and some browsers do not have yet. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds: (milliseconds: number) => {
      toZonedDateTimeISO: (zone: string) => { toString: () => string; dayOfWeek: number };
    };
  };
}

/**
 * Calendar date, clock and weekday at a location; `now` is in epoch seconds, `timezone` an IANA name (LEGAL 9). Throws
 * a RangeError for a zone that does not exist. A browser's first `Intl.DateTimeFormat` keeps a phone busy for a tenth
 * of a second, so `Temporal` is used where there is one.
 */
export function readLocalTime(now: number, timezone: string): LocalTime {
  const { Temporal: temporal } = globalThis as { Temporal?: Temporal };
  if (temporal) {
    const moment = temporal.Instant.fromEpochMilliseconds(Math.floor(now * 1000)).toZonedDateTimeISO(
      timezone,
    );
    const text = moment.toString();
    return {
      date: text.slice(0, 10),
      time: text.slice(11, 16),
      weekday: (moment.dayOfWeek % 7) as OpeningDay['weekday'],
    };
  }
  const parts = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(now * 1000)
      .map(({ type, value }) => [type, value]),
  );
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

/** Whether a department is open at an instant, by the clock of its location; null when its hours are not known. */
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
