import { describe, expect, test } from 'vitest';
import { resolveHours, parseSpan, resolveSpecialDays } from '#config/resolvers/location/hours.ts';
import { parseDays } from '#config/resolvers/location/weekdays.ts';

describe('days (HOURS-01, 0 is Sunday)', () => {
  test.each([
    ['mon-fri', [1, 2, 3, 4, 5]],
    ['Monday to Friday', [1, 2, 3, 4, 5]],
    ['sat', [6]],
    ['sat-mon', [6, 0, 1]],
    ['mon, wed-thu', [1, 3, 4]],
    ['daily', [0, 1, 2, 3, 4, 5, 6]],
    ['tues-thurs', [2, 3, 4]],
    ['weekdays', null],
    ['sunnday', null],
    ['montag', null],
    ['mon-', null],
    ['mon-tue-wed', null],
    ['', null],
  ])('%s', (written, days) => expect(parseDays(written)).toEqual(days));
});

describe('hours', () => {
  test.each([
    ['8:30-17:30', 'open', '08:30', '17:30'],
    ['9:00 to 13:00', 'open', '09:00', '13:00'],
    ['closed', 'closed', null, null],
  ])('%s', (written, status, open, close) => expect(parseSpan(written)).toEqual({ status, open, close }));

  test('seven days from Sunday, unnamed ones closed; no hours is an empty list (HOURS-03)', () => {
    const days = resolveHours({ 'mon-fri': '8:00-17:00', sat: '8:00-12:00' });
    expect(days.map(({ weekday, status }) => `${weekday}${status}`)).toEqual([
      '0closed', '1open', '2open', '3open', '4open', '5open', '6open',
    ]); // oxfmt-ignore
    expect(resolveHours(null)).toEqual([]);
  });
});

describe('HOURS-04 special days of all locations', () => {
  const day = (date: string, department: 'all' | 'service' | null, hours = 'closed') => ({
    ...{ date, department, hours, name: null },
  });
  const shared = [
    day('2026-12-25', null),
    day('2026-12-26', null),
    day('2026-12-26', 'service', '8:00-12:00'),
  ];
  const list = (days: ReturnType<typeof resolveSpecialDays>) =>
    days.map(({ date, department, open }) => `${date} ${department} ${open ?? 'closed'}`);

  test('hold where the location says nothing itself, by date', () => {
    expect(list(resolveSpecialDays(null, shared))).toEqual([
      '2026-12-25 all closed',
      '2026-12-26 all closed',
      '2026-12-26 service 08:00',
    ]);
  });

  test('give way to a day of the location for the same department, or for all of them', () => {
    expect(list(resolveSpecialDays([day('2026-12-26', 'service')], shared))).toEqual([
      '2026-12-25 all closed',
      '2026-12-26 service closed',
      '2026-12-26 all closed',
    ]);
    expect(list(resolveSpecialDays([day('2026-12-26', null, '9:00-13:00')], shared))).toEqual([
      '2026-12-25 all closed',
      '2026-12-26 all 09:00',
    ]);
  });
});
