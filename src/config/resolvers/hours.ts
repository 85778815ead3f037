import type { OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { parseDays, type Weekday } from './weekdays.ts';

type Span = Pick<OpeningDay, 'status' | 'open' | 'close'>;

const closed: Span = { status: 'closed', open: null, close: null };

/** `8:30-17:30` → 08:30 to 17:30; `closed` → closed. The schema has checked the form. */
export function parseSpan(written: string): Span {
  const times = [...written.matchAll(/(\d{1,2}):(\d\d)/g)].map(
    ([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  const [open, close] = times;
  return open && close ? { status: 'open', open, close } : closed;
}

/** The seven days from Sunday; days that are not named are closed. No hours at all is an empty list (HOURS-03). */
export function resolveHours(written: Record<string, string> | null): OpeningDay[] {
  if (!written || Object.keys(written).length === 0) return [];
  const spans = new Map<Weekday, Span>();
  for (const [days, span] of Object.entries(written))
    for (const day of parseDays(days) ?? []) spans.set(day, parseSpan(span));
  return ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, ...(spans.get(weekday) ?? closed) }));
}

interface WrittenSpecialDay {
  date: string;
  name: string | null;
  hours: string;
  department: SpecialDay['department'] | null;
}

/** Special days by date. */
export const resolveSpecialDays = (written: readonly WrittenSpecialDay[] | null): SpecialDay[] =>
  (written ?? [])
    .map(({ date, name, hours, department }) => ({
      date,
      name,
      ...parseSpan(hours),
      department: department ?? ('all' as const),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));

/** What is wrong with written hours beyond their form: a day named twice, closing before opening. */
export function findHoursProblem(written: Record<string, string>): { days: string; message: string } | null {
  const seen = new Set<Weekday>();
  for (const [days, span] of Object.entries(written)) {
    for (const day of parseDays(days) ?? []) {
      if (seen.has(day)) return { days, message: `${days} repeats a day that already has its hours` };
      seen.add(day);
    }
    const { open, close } = parseSpan(span);
    if (open && close && close <= open)
      return { days, message: `expected a closing time after ${open}, found "${span}"` };
  }
  return null;
}
