import { expect, test } from 'vitest';
import type { OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { isOpenNow, readLocalTime } from '#domain/location/open-now.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

test.each([
  ['Brisbane', '2026-01-15T22:30:00Z', { date: '2026-01-16', time: '08:30', weekday: 5 }],
  ['Sydney', '2026-01-15T22:30:00Z', { date: '2026-01-16', time: '09:30', weekday: 5 }],
  ['Sydney', '2026-07-15T22:30:00Z', { date: '2026-07-16', time: '08:30', weekday: 4 }],
  ['Adelaide', '2026-07-15T22:30:00Z', { date: '2026-07-16', time: '08:00', weekday: 4 }],
  ['Perth', '2026-01-15T16:05:00Z', { date: '2026-01-16', time: '00:05', weekday: 5 }],
])('LEGAL 9: the clock in %s at %s', (city, iso, expected) => {
  expect(readLocalTime(seconds(iso), `Australia/${city}`)).toEqual(expected);
});

const open = (weekday: OpeningDay['weekday']): OpeningDay => ({
  weekday,
  status: 'open',
  open: '08:30',
  close: '17:00',
});
const sales = {
  type: 'sales' as const,
  hours: [
    { weekday: 0, status: 'closed', open: null, close: null } as const,
    ...([1, 2, 3, 4, 5] as const).map(open),
  ],
};
const closure: SpecialDay = {
  date: '2026-12-25',
  name: 'Christmas Day',
  status: 'closed',
  open: null,
  close: null,
  department: 'all',
};
const late: SpecialDay = {
  date: '2026-12-24',
  name: null,
  status: 'open',
  open: '12:00',
  close: '20:00',
  department: 'sales',
};
const partsOnly: SpecialDay = {
  date: '2026-12-23',
  name: null,
  status: 'closed',
  open: null,
  close: null,
  department: 'parts',
};

test.each([
  ['HOURS-01: a minute before opening', '2026-11-20T08:29+10:00', false],
  ['HOURS-01: at opening', '2026-11-20T08:30+10:00', true],
  ['HOURS-01: the last minute', '2026-11-20T16:59+10:00', true],
  ['HOURS-01: at closing', '2026-11-20T17:00+10:00', false],
  ['HOURS-01: closed on Sunday', '2026-11-22T12:00+10:00', false],
  ['HOURS-03: no hours for Saturday, so no claim', '2026-11-21T12:00+10:00', null],
  ['HOURS-04: closed on a special day', '2026-12-25T12:00+10:00', false],
  ['HOURS-04: other hours on a special day', '2026-12-24T18:00+10:00', true],
  ['HOURS-04: not yet open on a special day', '2026-12-24T09:00+10:00', false],
  ['HOURS-04: a special day of another department', '2026-12-23T12:00+10:00', true],
])('%s', (_, iso, expected) => {
  expect(isOpenNow(seconds(iso), 'Australia/Brisbane', sales, [closure, late, partsOnly])).toBe(expected);
});

test('HOURS-04: a day for the department wins over one for all', () => {
  const all: SpecialDay = { ...closure, date: late.date };
  expect(isOpenNow(seconds('2026-12-24T18:00+10:00'), 'Australia/Brisbane', sales, [all, late])).toBe(true);
});
