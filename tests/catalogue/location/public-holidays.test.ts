import { describe, expect, test } from 'vitest';
import { findEaster, listPublicHolidays } from '#catalogue/location/public-holidays.ts';
import { tellMissingHours, tellMissingPoints } from '#catalogue/location/tell-missing.ts';
import type { AustralianState, OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { aLocation } from '../../domain/location/a-location.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('HOURS-04 Easter of %i is on %s', (year, date) => expect(findEaster(year)).toBe(date));

const inWords = (state: AustralianState, from: string, to: string) =>
  listPublicHolidays(state, from, to).map(({ date, name }) => `${date.slice(5)} ${name}`);

describe('HOURS-04 public holidays of a state', () => {
  test('those of a whole year', () => {
    expect(inWords('VIC', '2026-01-01', '2026-12-31')).toEqual([
      "01-01 New Year's Day",
      '01-26 Australia Day',
      '03-09 Labour Day',
      '04-03 Good Friday',
      '04-04 Easter Saturday',
      '04-05 Easter Sunday',
      '04-06 Easter Monday',
      '04-25 Anzac Day',
      "06-08 King's Birthday",
      '11-03 Melbourne Cup Day',
      '12-25 Christmas Day',
      '12-26 Boxing Day',
      '12-28 Boxing Day holiday',
    ]);
  });

  test.each([
    ['QLD', '2021-04-20', '2021-05-05', ['04-25 Anzac Day', '04-26 Anzac Day holiday', '05-03 Labour Day']],
    ['NSW', '2021-04-20', '2021-05-05', ['04-25 Anzac Day']],
    ['ACT', '2024-05-20', '2024-06-03', ['05-27 Reconciliation Day']],
    ['ACT', '2025-05-20', '2025-06-03', ['06-02 Reconciliation Day']],
    ['WA', '2026-03-30', '2026-04-10', ['04-03 Good Friday', '04-05 Easter Sunday', '04-06 Easter Monday']],
    ['NT', '2026-08-01', '2026-08-31', ['08-03 Picnic Day']],
  ] as const)('%s from %s on', (state, from, to, days) => {
    expect(inWords(state, from, to)).toEqual(days);
  });

  test('a weekend of Christmas has its days after it, over the turn of the year too', () => {
    expect(inWords('SA', '2027-12-24', '2028-01-04')).toEqual([
      '12-25 Christmas Day',
      '12-26 Boxing Day',
      '12-27 Christmas Day holiday',
      '12-28 Boxing Day holiday',
      "01-01 New Year's Day",
      "01-03 New Year's Day holiday",
    ]);
    expect(inWords('TAS', '2022-12-24', '2023-01-03')).toEqual([
      '12-25 Christmas Day',
      '12-26 Boxing Day',
      '12-27 Christmas Day holiday',
      "01-01 New Year's Day",
      "01-02 New Year's Day holiday",
    ]);
    expect(inWords('NSW', '2028-01-20', '2028-01-31')).toEqual(['01-26 Australia Day']);
    expect(inWords('NSW', '2030-01-20', '2030-01-31')).toEqual(['01-28 Australia Day']);
  });
});

describe('HOURS-04 what the report tells of a public holiday', () => {
  const now = Date.parse('2026-12-01T00:00:00Z') / 1000;
  const week = ([1, 2, 3, 4, 5] as const).map((weekday): OpeningDay => ({
    weekday,
    status: 'open',
    open: '08:30',
    close: '17:00',
  }));
  const departments = [{ type: 'sales' as const, phone: null, hours: week }];
  const closed = (date: string, department: SpecialDay['department'] = 'all'): SpecialDay => ({
    ...{ date, department, name: null, open: null, close: null },
    status: 'closed',
  });
  const at = (name: string, specialDays: SpecialDay[]) => aLocation({ name, departments, specialDays });

  test('names the day and the locations that would seem open', () => {
    const told = tellMissingHours(
      [at('Nundah', [closed('2026-12-25')]), at('Geebung', [closed('2026-12-25', 'service')])],
      now,
    );
    expect(told[0]).toMatch(/^No hours for Christmas Day, Friday 25 December, at Geebung: /);
    // Boxing Day 2026 is a Saturday, when nobody is there anyway.
    expect(told.map((sentence) => sentence.slice(13).split(',')[0])).toEqual([
      'Christmas Day',
      'Boxing Day holiday',
      "New Year's Day",
    ]);
    expect(told[1]).toContain('at Nundah, Geebung:');
  });

  test('says nothing of days that are answered, far away, or without known hours', () => {
    const all = ['2026-12-25', '2026-12-28', '2027-01-01'].map((date) => closed(date));
    expect(tellMissingHours([at('Nundah', all)], now)).toEqual([]);
    expect(tellMissingHours([at('Nundah', [])], Date.parse('2026-06-10T00:00:00Z') / 1000)).toEqual([]);
    expect(tellMissingHours([aLocation({ departments: [], specialDays: [] })], now)).toEqual([]);
  });

  test('many locations are counted', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((name) => at(name, []));
    expect(tellMissingHours(many, now)[0]).toContain('at A, B, C and 2 more:');
  });
});

test('DATA-03 locations without coordinates are told where there are maps', () => {
  const address = { ...aLocation().address, latitude: -27.4, longitude: 153 };
  const locations = [aLocation({ address }), aLocation({ name: 'Geebung' })];
  expect(tellMissingPoints(locations, true)).toEqual([expect.stringContaining('longitude of Geebung:')]);
  expect(tellMissingPoints(locations, false)).toEqual([]);
  expect(tellMissingPoints([aLocation({ address })], true)).toEqual([]);
});
