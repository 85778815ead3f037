import { expect, test } from 'vitest';
import type { OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { formatTime, groupWeek, listSpecialDays } from '#domain/location/opening-hours.ts';

const day = (weekday: number, open = '08:30'): OpeningDay => ({
  weekday: weekday as OpeningDay['weekday'],
  status: 'open',
  open,
  close: '17:00',
});
const closed = (weekday: number): OpeningDay => ({ ...day(weekday), status: 'closed' });

test.each([
  [
    'merged when equal',
    [closed(0), day(1), day(2), day(3), day(4), day(5), day(6, '09:00')],
    [[1, 2, 3, 4, 5], [6], [0]],
  ],
  ['apart when one differs', [day(1), day(2), day(3, '09:00'), day(4), day(5)], [[1], [2], [3], [4], [5]]],
  ['apart when one is missing', [day(1), day(2), day(3), day(4)], [[1], [2], [3], [4]]],
  ['merged when all are closed', [1, 2, 3, 4, 5].map(closed), [[1, 2, 3, 4, 5]]],
  ['nothing without hours (HOURS-03)', [], []],
])('HOURS-02: weekdays %s', (_, hours, days) => {
  expect(groupWeek(hours).map((row) => row.days)).toEqual(days);
});

test('HOURS-03: a closed day has no times, whatever was stored', () => {
  expect(groupWeek([closed(0)])).toEqual([{ days: [0], open: null, close: null }]);
});

test.each([
  ['00:00', '12am'],
  ['08:30', '8:30am'],
  ['12:00', '12pm'],
  ['12:05', '12:05pm'],
  ['17:00', '5pm'],
])('HOURS-05, C26: %s is %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test('HOURS-04: special days from today on, soonest first', () => {
  const days = ['2026-12-26', '2026-12-24', '2026-12-25'].map((date): SpecialDay => ({
    date,
    name: null,
    status: 'closed',
    open: null,
    close: null,
    department: 'all',
  }));
  expect(listSpecialDays(days, '2026-12-25').map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-26']);
});
