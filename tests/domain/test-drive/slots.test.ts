import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, findWeekday } from '#domain/test-drive/calendar-date.ts';
import { listAppointmentDays, type AppointmentDay, type AppointmentRules } from '#domain/test-drive/slots.ts';
import type { OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { findHours, readLocalTime } from '#domain/location/open-now.ts';

const rules: AppointmentRules = { slotMinutes: 30, leadHours: 2, daysAhead: 21, lastSlotMinutes: 30 };
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const open = (weekday: OpeningDay['weekday'], from: string, to: string): OpeningDay => ({ weekday, status: 'open', open: from, close: to }); // oxfmt-ignore
const closed = (weekday: OpeningDay['weekday']): OpeningDay => ({ weekday, status: 'closed', open: null, close: null }); // oxfmt-ignore
const hours = weekdays.map((day) =>
  day === 0 ? closed(day) : day === 6 ? open(day, '08:00', '12:00') : open(day, '08:30', '17:30'),
);
const special = (date: string, changed: Partial<SpecialDay> = {}): SpecialDay => ({ date, name: 'Holiday', status: 'closed', open: null, close: null, department: 'all', ...changed }); // oxfmt-ignore
const at = (moment: string): number => Date.parse(moment) / 1000;
const times = (day: AppointmentDay | undefined): string[] => (day?.slots ?? []).map(({ time }) => time);
const find = (days: AppointmentDay[], date: string) => days.find((day) => day.date === date);
const location = { timezone: 'Australia/Brisbane', hours, specialDays: [] as SpecialDay[] };

// Saturday 21 November 2026, ten in the morning in Brisbane.
const now = at('2026-11-21T00:00Z');

describe('TD-01 TD-02 when a test drive may begin', () => {
  const days = listAppointmentDays(now, location, rules);

  test('from today to the last day ahead, by the clock of the location', () => {
    expect(days).toHaveLength(22);
    expect(days[0]?.date).toBe('2026-11-21');
    expect(days.at(-1)?.date).toBe('2026-12-12');
    expect(find(listAppointmentDays(at('2026-11-21T15:00Z'), location, rules), '2026-11-21')).toBeUndefined();
  });

  test('today not before the lead time, and over when nothing is left', () => {
    expect(find(days, '2026-11-21')).toMatchObject({ reason: 'over', slots: [] });
    const earlier = listAppointmentDays(at('2026-11-20T23:10Z'), location, rules);
    expect(times(find(earlier, '2026-11-21'))).toEqual(['11:30']);
  });

  test('the last drive begins in time before closing', () => {
    expect(times(find(days, '2026-11-28'))).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30']); // oxfmt-ignore
    const longer = listAppointmentDays(now, location, { ...rules, slotMinutes: 45, lastSlotMinutes: 60 });
    expect(times(find(longer, '2026-11-28'))).toEqual(['08:00', '08:45', '09:30', '10:15', '11:00']);
  });

  test('a closed weekday has a reason and no times', () => {
    expect(find(days, '2026-11-22')).toEqual({ date: '2026-11-22', reason: 'closed', name: null, slots: [] });
  });

  test('HOURS-04 special days win: closed with their name, or with hours of their own, of sales or of all', () => {
    const specialDays = [
      special('2026-11-26'),
      special('2026-11-27', { status: 'open', open: '10:00', close: '11:00', name: 'Stocktake' }),
      special('2026-11-30', { department: 'service' }),
      special('2026-11-29', { status: 'open', open: '10:00', close: '10:30', department: 'sales' }),
    ];
    const changed = listAppointmentDays(now, { ...location, specialDays }, rules);
    expect(find(changed, '2026-11-26')).toMatchObject({ reason: 'closed', name: 'Holiday', slots: [] });
    expect(times(find(changed, '2026-11-27'))).toEqual(['10:00', '10:30']);
    expect(times(find(changed, '2026-11-30'))[0]).toBe('08:30');
    expect(times(find(changed, '2026-11-29'))).toEqual(['10:00']);
  });

  test('what overlaps a taken time is taken; a day of nothing else is full', () => {
    const start = at('2026-11-27T23:00Z'); // 28 November, 9:00
    const busy = [{ from: start + 600, to: start + 2_400 }];
    const taken = find(listAppointmentDays(now, location, rules, busy), '2026-11-28');
    expect(taken?.slots.filter(({ isTaken }) => isTaken).map(({ time }) => time)).toEqual(['09:00', '09:30']);
    expect(taken?.reason).toBeNull();
    const all = [{ from: start - 86_400, to: start + 86_400 }];
    expect(find(listAppointmentDays(now, location, rules, all), '2026-11-28')?.reason).toBe('full');
  });

  test('HOURS-03 a location without known hours offers no days', () => {
    expect(listAppointmentDays(now, { ...location, hours: [] }, rules)).toEqual([]);
  });
});

test('LEGAL 9 over every change of the clock, opening hours are those on the wall', () => {
  const [early, late] = [fc.integer({ min: 0, max: 1_380 }), fc.integer({ min: 15, max: 600 })];
  const toTime = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`; // oxfmt-ignore
  const week = fc.tuple(early, late, fc.subarray([...weekdays])).map(
    ([from, length, shut]) =>
    weekdays.map((day) => (shut.includes(day) ? closed(day) : open(day, toTime(from), toTime(Math.min(from + length, 1_439))))), // oxfmt-ignore
  );
  const moments = fc.integer({ min: at('2026-03-20T00:00Z'), max: at('2027-04-20T00:00Z') });
  const zone = fc.constantFrom('Australia/Sydney', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Perth', 'Australia/Lord_Howe'); // oxfmt-ignore
  const asked = fc.record({ slotMinutes: fc.constantFrom(15, 30, 45, 60, 90), leadHours: fc.integer({ min: 0, max: 72 }), daysAhead: fc.integer({ min: 1, max: 30 }), lastSlotMinutes: fc.constantFrom(0, 15, 30, 60) }); // oxfmt-ignore
  fc.assert(
    fc.property(moments, zone, week, asked, (moment, timezone, hoursOfWeek, given) => {
      const shut = special(addDays(readLocalTime(moment, timezone).date, 1));
      const days = listAppointmentDays(moment, { timezone, hours: hoursOfWeek, specialDays: [shut] }, given);
      const starts = days.flatMap(({ slots }) => slots.map(({ start }) => start));
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(find(days, shut.date)?.slots).toEqual([]);
      for (const { date, slots } of days) {
        const found = findHours({ date, weekday: findWeekday(date) }, { type: 'sales', hours: hoursOfWeek }, [shut]); // oxfmt-ignore
        for (const { start, time } of slots) {
          expect(start).toBeGreaterThanOrEqual(moment + given.leadHours * 3_600);
          expect(readLocalTime(start, timezone)).toMatchObject({ date, time });
          expect(time >= (found?.open ?? '') && time <= (found?.close ?? '')).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});
