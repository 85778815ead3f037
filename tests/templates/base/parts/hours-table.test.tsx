import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OpeningDay } from '#domain/location.ts';
import { HoursTable } from '#parts/HoursTable.tsx';

const day = (weekday: OpeningDay['weekday'], open: string | null, close: string | null): OpeningDay => ({
  weekday,
  status: open ? 'open' : 'closed',
  open,
  close,
});
const workdays = ([1, 2, 3, 4, 5] as const).map((weekday) => day(weekday, '08:30', '17:30'));
const rows = (hours: OpeningDay[]): number =>
  renderToStaticMarkup(<HoursTable hours={hours} caption="Sales" messages={{}} />).match(/<tr>/g)?.length ??
  0;

test('HOURS-02 five equal weekdays share a row, the weekend does not', () => {
  expect(rows([...workdays, day(6, '09:00', '16:00'), day(0, null, null)])).toBe(3);
  expect(rows([...workdays.slice(1), day(1, '09:00', '17:30')])).toBe(5);
});

test('HOURS-03 no hours, no table', () => {
  expect(rows([])).toBe(0);
});
