import { addDays } from '../test-drive/calendar-date.ts';
import type { Location, SpecialDay } from './location.ts';
import { readLocalTime } from './open-now.ts';

/** Where shoppers find the special days of all locations. */
export interface HolidayHours {
  /** Path of the list. */
  path: string;
  /** Days before the first special day from which a line above pages leads there; 0 is never. */
  barDays: number;
}

type Placed = Pick<Location, 'slug' | 'name' | 'timezone' | 'specialDays'>;

/** Special days of one kind: the same hours on the same date at one or several locations (HOURS-04). */
export interface HolidayRow extends SpecialDay {
  /** Locations for which it holds; empty for all of them. */
  locations: { slug: string; name: string }[];
  /** Zone by which the day is today; locations of one row that stand in several zones count by the first. */
  timezone: string;
}

/** Whether a location has special days from its own today on. `now` is in epoch seconds. */
export const hasComingDays = (
  { specialDays, timezone }: Pick<Placed, 'specialDays' | 'timezone'>,
  now = Date.now() / 1000,
): boolean =>
  specialDays.length > 0 && specialDays.some(({ date }) => date >= readLocalTime(now, timezone).date);

/** The coming special days of all locations by date, those with the same hours as one. `now` is in epoch seconds. */
export function listHolidays(locations: readonly Placed[], now: number): HolidayRow[] {
  const rows = new Map<string, HolidayRow>();
  for (const { slug, name, timezone, specialDays } of locations) {
    if (specialDays.length === 0) continue;
    const { date: today } = readLocalTime(now, timezone);
    for (const day of specialDays) {
      if (day.date < today) continue;
      const key = [day.date, day.department, day.open, day.close, day.name].join('|');
      const row = rows.get(key) ?? { ...day, locations: [], timezone };
      row.locations.push({ slug, name });
      rows.set(key, row);
    }
  }
  const order = (row: HolidayRow): string => `${row.date} ${row.department === 'all' ? 0 : 1}`;
  return [...rows.values()]
    .map((row) => (row.locations.length === locations.length ? { ...row, locations: [] } : row))
    .sort((a, b) =>
      order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : b.locations.length - a.locations.length,
    );
}

/** Special days that stand so near to each other that one line tells of them all. */
export interface HolidaySeason {
  /** Date of the first and the last one. */
  from: string;
  to: string;
  /** The name of a single day. */
  name: string | null;
  isSingle: boolean;
}

/** Days without anything special that end a season. */
const gap = 10;

/** The seasons of all special days of the locations, in their order. */
export function listSeasons(locations: readonly Pick<Location, 'specialDays'>[]): HolidaySeason[] {
  const days = locations
    .flatMap(({ specialDays }) => specialDays)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const seasons: HolidaySeason[] = [];
  for (const { date, name } of days) {
    const season = seasons.at(-1);
    if (!season || date > addDays(season.to, gap)) {
      seasons.push({ from: date, to: date, name, isSingle: true });
    } else {
      season.isSingle &&= date === season.to;
      season.to = date;
      season.name ??= name;
    }
  }
  return seasons;
}
