import { addDays, addMonths, findWeekday } from './calendar-date.ts';

/** Days from Monday, the first of the week in an Australian calendar. */
const daysSinceMonday = (date: string): number => (findWeekday(date) + 6) % 7;

/** Consecutive dates in weeks from Monday; positions before the first and after the last are null. */
export function layWeeks<Day extends { date: string }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const cells: (Day | null)[] = [...Array<null>(daysSinceMonday(first.date)).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -daysSinceMonday(date)),
  End: (date) => addDays(date, 6 - daysSinceMonday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/**
 * The date that a key leads to in a grid, after the ARIA pattern: by a day, a week, to the ends of the week, by a
 * month. At the edge an arrow stays and a longer step ends there. Null for any other key.
 */
export function moveByKey(
  key: string,
  date: string,
  [first, last]: readonly [string, string],
): string | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return null;
  const target = move(date);
  if (target >= first && target <= last) return target;
  if (key.startsWith('Arrow')) return date;
  return target < first ? first : last;
}
