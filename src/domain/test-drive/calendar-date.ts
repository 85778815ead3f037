import type { OpeningDay } from '../location/location.ts';

/*
 * Calendar dates are texts 'YYYY-MM-DD': they compare as they sort, and no time zone can move them.
 */

const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The date some days later, or earlier when `days` is negative. */
export const addDays = (date: string, days: number): string =>
  new Date(atNoon(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The same day of another month; the last one of a month that is too short for it. */
export function addMonths(date: string, months: number): string {
  const moved = atNoon(date);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
  moved.setUTCDate(Math.min(day, moved.getUTCDate()));
  return moved.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const findWeekday = (date: string): OpeningDay['weekday'] =>
  atNoon(date).getUTCDay() as OpeningDay['weekday'];
