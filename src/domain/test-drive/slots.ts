import { addDays, findWeekday } from './calendar-date.ts';
import type { OpeningDay, SpecialDay } from '../location/location.ts';
import { findHours, readLocalTime } from '../location/open-now.ts';
import type { TestDriveLocation } from './locations.ts';
import { createDayClock } from '../site/zoned-time.ts';

/** When a test drive may begin, from YAML `testDrive.calendar`. */
export interface AppointmentRules {
  /** Length of a test drive, and the distance from one beginning to the next. */
  slotMinutes: number;
  /** A test drive begins at least this many hours from now. */
  leadHours: number;
  /** Days from today on that can be chosen, today not counted. */
  daysAhead: number;
  /** The last test drive begins this long before closing. */
  lastSlotMinutes: number;
}

/** A time at which no further test drive fits in, both in epoch seconds; the end is not part of it. */
export interface BusyTime {
  from: number;
  to: number;
}

export interface AppointmentSlot {
  /** Epoch seconds. */
  start: number;
  /** 'HH:MM' by the clock of the location. */
  time: string;
  isTaken: boolean;
}

export interface AppointmentDay {
  /** 'YYYY-MM-DD' at the location. */
  date: string;
  /** Why the day has no free time: `over` means that its last test drive has begun. Null when it has one. */
  reason: 'closed' | 'over' | 'full' | null;
  /** Name of a special day, for example 'Christmas Day' (HOURS-04). */
  name: string | null;
  slots: AppointmentSlot[];
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Start times of one day in minutes from midnight, from opening to `lastSlotMinutes` before closing. */
function listBeginnings(hours: OpeningDay | SpecialDay | null, rules: AppointmentRules): number[] {
  if (hours?.status !== 'open' || hours.open === null || hours.close === null) return [];
  const [first, last] = [toMinutes(hours.open), toMinutes(hours.close) - rules.lastSlotMinutes];
  const count = Math.max(0, Math.floor((last - first) / rules.slotMinutes) + 1);
  return Array.from({ length: count }, (_, index) => first + index * rules.slotMinutes);
}

/**
 * The days from today on with their times, by the clock of the location. Special days replace the usual hours
 * (HOURS-04); times too soon are left out, taken ones are marked. Empty when the hours are not known (HOURS-03). `now`
 * is in epoch seconds.
 */
export function listAppointmentDays(
  now: number,
  {
    timezone,
    department = 'sales',
    hours,
    specialDays,
  }: Pick<TestDriveLocation, 'timezone' | 'department' | 'hours' | 'specialDays'>,
  rules: AppointmentRules,
  busy: readonly BusyTime[] = [],
): AppointmentDay[] {
  if (hours.length === 0) return [];
  const today = readLocalTime(now, timezone).date;
  const soonest = now + rules.leadHours * 3_600;
  const isTaken = (start: number): boolean =>
    busy.some(({ from, to }) => from < start + rules.slotMinutes * 60 && start < to);
  return Array.from({ length: rules.daysAhead + 1 }, (_, index): AppointmentDay => {
    const date = addDays(today, index);
    const found = findHours({ date, weekday: findWeekday(date) }, { type: department, hours }, specialDays);
    const beginnings = listBeginnings(found, rules);
    const clock = createDayClock(date, timezone);
    const slots = beginnings.flatMap((minutes): AppointmentSlot[] => {
      const time = toTime(minutes);
      const start = clock(time);
      return start === null || start < soonest ? [] : [{ start, time, isTaken: isTaken(start) }];
    });
    const isFull = slots.every((slot) => slot.isTaken);
    const empty = beginnings.length === 0 ? 'closed' : slots.length === 0 ? 'over' : 'full';
    return { date, reason: isFull ? empty : null, name: found && 'name' in found ? found.name : null, slots };
  });
}
