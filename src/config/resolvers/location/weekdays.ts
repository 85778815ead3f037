import type { OpeningDay } from '#domain/location/location.ts';

export type Weekday = OpeningDay['weekday'];

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A day by its name or the beginning of it: `tue`, `tues`, `Tuesday`. A word that only begins alike is a slip. */
const parseDay = (word: string): Weekday | null => {
  const index = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
  return index < 0 ? null : (index as Weekday);
};

function parseRange(written: string): Weekday[] | null {
  if (['daily', 'every day'].includes(written)) return [0, 1, 2, 3, 4, 5, 6];
  const [first, last, ...rest] = written.split(/-|–|\bto\b/).map((day) => parseDay(day.trim()));
  if (first === undefined || first === null || last === null || rest.length > 0) return null;
  if (last === undefined) return [first];
  const days: Weekday[] = [first];
  for (let day = first; day !== last;) {
    day = ((day + 1) % 7) as Weekday;
    days.push(day);
  }
  return days;
}

/** Reads `mon-fri`, `sat`, `mon, wed` or `daily` as weekdays (0 is Sunday); null when it is none of these. */
export function parseDays(written: string): Weekday[] | null {
  const ranges = written
    .toLowerCase()
    .split(',')
    .map((part) => parseRange(part.trim()));
  return ranges.includes(null) ? null : ranges.flatMap((range) => range ?? []);
}
