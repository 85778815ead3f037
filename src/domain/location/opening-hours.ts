import type { OpeningDay, SpecialDay } from './location.ts';

/** One line of an opening hours table. `days` are weekdays in order, 0 is Sunday; null times mean closed. */
export interface HoursRow {
  days: OpeningDay['weekday'][];
  open: string | null;
  close: string | null;
}

const timesOf = ({ status, open, close }: Pick<OpeningDay, 'status' | 'open' | 'close'>) =>
  status === 'open' ? { open, close } : { open: null, close: null };

/** Monday to Friday on one line when all five are the same; Saturday and Sunday on their own (HOURS-02). */
export function groupWeek(hours: readonly OpeningDay[]): HoursRow[] {
  const rows = ([1, 2, 3, 4, 5, 6, 0] as const).flatMap((weekday) =>
    hours.filter((day) => day.weekday === weekday).map((day) => ({ days: [weekday], ...timesOf(day) })),
  );
  const workdays = rows.filter(({ days: [day] }) => day !== undefined && day >= 1 && day <= 5);
  const [first] = workdays;
  const same = workdays.every(({ open, close }) => open === first?.open && close === first.close);
  if (!first || workdays.length < 5 || !same) return rows;
  const weekend = rows.filter((row) => !workdays.includes(row));
  return [{ days: [1, 2, 3, 4, 5], open: first.open, close: first.close }, ...weekend];
}

/** 'HH:MM' as '8:30am'; read from the text, never through a time zone (HOURS-05, C26). */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** Special days from `today` ('YYYY-MM-DD') on, soonest first (HOURS-04). */
export const listSpecialDays = (days: readonly SpecialDay[], today: string): SpecialDay[] =>
  days.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
