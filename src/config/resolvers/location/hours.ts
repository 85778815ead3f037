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

const departmentOf = ({ department }: WrittenSpecialDay): SpecialDay['department'] => department ?? 'all';

/**
 * Special days of a location by date (HOURS-04): its own, and those of all locations about which it says nothing itself. A
 * day of its own for all departments says everything about its date.
 *
 * @param shared days of all locations, those of other locations left out
 */
export function resolveSpecialDays(
  written: readonly WrittenSpecialDay[] | null,
  shared: readonly WrittenSpecialDay[] = [],
): SpecialDay[] {
  const own = written ?? [];
  const said = new Set(own.map((day) => `${day.date} ${departmentOf(day)}`));
  const further = shared.filter(
    (day) => !said.has(`${day.date} all`) && !said.has(`${day.date} ${departmentOf(day)}`),
  );
  return [...own, ...further]
    .map((day) => ({
      date: day.date,
      name: day.name,
      ...parseSpan(day.hours),
      department: departmentOf(day),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

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
