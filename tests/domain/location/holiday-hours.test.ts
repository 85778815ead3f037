import { describe, expect, test } from 'vitest';
import { hasComingDays, listHolidays, listSeasons } from '#domain/location/holiday-hours.ts';
import type { SpecialDay } from '#domain/location/location.ts';
import { formatHolidays } from '#messages/location/hours.ts';
import { listSeasonLines } from '#messages/location/season-lines.ts';
import { aLocation } from './a-location.ts';

const day = (date: string, changed: Partial<SpecialDay> = {}): SpecialDay => ({
  ...{ date, name: null, open: null, close: null, department: 'all' },
  status: 'closed',
  ...changed,
});
const at = (slug: string, specialDays: SpecialDay[], timezone = 'Australia/Brisbane') =>
  aLocation({ slug, name: slug, specialDays, timezone });
const seconds = (iso: string): number => Date.parse(iso) / 1000;
const now = seconds('2026-12-20T02:00:00Z');

describe('HOURS-04 the list of special days of all locations', () => {
  const christmas = day('2026-12-25', { name: 'Christmas Day' });
  const eve = { status: 'open', open: '08:00', close: '12:00' } as const;
  const say = (locations: Parameters<typeof listHolidays>[0]) =>
    formatHolidays(listHolidays(locations, now), {}).map(
      ({ day: date, about, hours }) => `${date}: ${[about, hours].filter(Boolean).join(', ')}`,
    );

  test('tells days that are alike once, and the locations of the others', () => {
    expect(
      say([
        at('a', [christmas, day('2026-12-24', eve)]),
        at('b', [christmas, day('2026-12-24', { ...eve, department: 'service' })]),
      ]),
    ).toEqual([
      'Thursday 24 December: a, 8am – 12pm',
      'Thursday 24 December: Service · b, 8am – 12pm',
      'Friday 25 December: Christmas Day, Closed',
    ]);
  });

  test('leaves out what is over by the clock of the location', () => {
    // Ten in the evening of the 24th in Perth, half past midnight of the 25th in Adelaide.
    const late = seconds('2026-12-24T14:00:00Z');
    const days = [day('2026-12-24'), christmas];
    const dates = (timezone: string) => listHolidays([at('a', days, timezone)], late).map(({ date }) => date);
    expect(dates('Australia/Perth')).toEqual(['2026-12-24', '2026-12-25']);
    expect(dates('Australia/Adelaide')).toEqual(['2026-12-25']);
    expect(hasComingDays(at('a', [day('2026-12-24')], 'Australia/Perth'), late)).toBe(true);
    expect(hasComingDays(at('a', [day('2026-12-24')], 'Australia/Adelaide'), late)).toBe(false);
  });

  test('40 locations with the same 12 days are 12 lines', () => {
    const days = Array.from({ length: 12 }, (_, index) => day(`2027-01-${String(index + 10)}`));
    const locations = Array.from({ length: 40 }, (_, index) => at(`yard-${index}`, days));
    expect(listHolidays(locations, now)).toHaveLength(12);
    expect(listHolidays([], now)).toEqual([]);
  });
});

describe('HOURS-04 the line before special days', () => {
  const named = (date: string, name: string) => day(date, { name });
  const locations = [
    at('a', [named('2026-12-24', 'Christmas Eve'), named('2027-01-26', 'Australia Day')]),
    at('b', [named('2026-12-25', 'Christmas Day'), named('2027-01-01', "New Year's Day")]),
  ];
  const site = { locations, messages: {}, timezone: 'Australia/Brisbane' };
  const holidayHours = { path: '/locations/#holiday-hours', barDays: 14 };

  test('days that are near to each other are one season', () => {
    expect(listSeasons(locations)).toEqual([
      { from: '2026-12-24', to: '2027-01-01', name: 'Christmas Eve', isSingle: false },
      { from: '2027-01-26', to: '2027-01-26', name: 'Australia Day', isSingle: true },
    ]);
    expect(listSeasons([])).toEqual([]);
  });

  test('begins some days before the first of them, by the clock of the dealer, and ends with the last', () => {
    expect(listSeasonLines({ ...site, holidayHours })).toMatchObject([
      {
        text: 'Holiday hours from Thursday 24 December: see when we are open',
        from: seconds('2026-12-10T00:00:00+10:00'),
        until: seconds('2027-01-02T00:00:00+10:00'),
      },
      { text: 'Australia Day, Tuesday 26 January: see when we are open', href: holidayHours.path },
    ]);
    expect(listSeasonLines({ ...site, holidayHours: { ...holidayHours, barDays: 0 } })).toEqual([]);
    expect(listSeasonLines({ ...site, holidayHours: null })).toEqual([]);
  });
});
