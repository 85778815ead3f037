import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#domain/test-drive/calendar-date.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import { createDayClock, findOffset, formatZoned } from '#domain/site/zoned-time.ts';

const zones = ['Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Perth', 'Australia/Darwin', 'Australia/Broken_Hill', 'Australia/Lord_Howe']; // oxfmt-ignore

// Summer time ends on 5 April 2026 at three and begins on 4 October 2026 at two, where there is any.
test.each([
  ['Brisbane has no summer time', 'Australia/Brisbane', '2026-12-25', '09:00', '2026-12-24T23:00Z', '+10:00'],
  ['Sydney in winter', 'Australia/Sydney', '2026-07-01', '09:00', '2026-06-30T23:00Z', '+10:00'],
  ['Sydney in summer', 'Australia/Sydney', '2026-12-25', '09:00', '2026-12-24T22:00Z', '+11:00'],
  ['Adelaide is half an hour aside', 'Australia/Adelaide', '2026-12-25', '09:00', '2026-12-24T22:30Z', '+10:30'],
  ['Darwin has no summer time', 'Australia/Darwin', '2026-12-25', '09:00', '2026-12-24T23:30Z', '+09:30'],
  ['Perth', 'Australia/Perth', '2026-12-25', '09:00', '2026-12-25T01:00Z', '+08:00'],
  ['midnight', 'Australia/Hobart', '2026-12-25', '00:00', '2026-12-24T13:00Z', '+11:00'],
  ['the morning before the clock goes forward', 'Australia/Sydney', '2026-10-04', '01:30', '2026-10-03T15:30Z', '+10:00'],
  ['after it went forward', 'Australia/Sydney', '2026-10-04', '09:00', '2026-10-03T22:00Z', '+11:00'],
  ['an hour that comes twice is the first one', 'Australia/Melbourne', '2026-04-05', '02:30', '2026-04-04T15:30Z', '+11:00'],
  ['after it went back', 'Australia/Melbourne', '2026-04-05', '09:00', '2026-04-04T23:00Z', '+10:00'],
])('LEGAL 9: %s', (_, zone, date, time, instant, offset) => {
  const found = createDayClock(date, zone)(time);
  expect(found).toBe(Date.parse(instant) / 1000);
  expect(formatZoned(found ?? 0, zone)).toBe(`${date}T${time}${offset}`);
}); // oxfmt-ignore

test('an hour that the clock leaves out does not exist', () => {
  expect(createDayClock('2026-10-04', 'Australia/Sydney')('02:30')).toBeNull();
  expect(createDayClock('2026-10-04', 'Australia/Brisbane')('02:30')).not.toBeNull();
});

test('every minute of every day in every zone is read back as it was written, or does not exist', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
  const changes = fc.constantFrom('2026-04-05', '2026-10-04', '2027-04-04', '2025-10-05');
  const minute = fc.integer({ min: 0, max: 1_439 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.oneof(day, changes), minute, (zone, date, minutes) => {
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const instant = createDayClock(date, zone)(time);
      if (instant === null) return /^0[23]:/.test(time);
      const local = readLocalTime(instant, zone);
      return (
        local.date === date &&
        local.time === time &&
        Date.parse(formatZoned(instant, zone)) / 1000 === instant
      );
    }),
    { numRuns: 2_000 },
  );
});

test('an offset is that of the instant, not of the day', () => {
  const change = Date.parse('2026-10-03T16:00Z') / 1000;
  expect(findOffset(change - 1, 'Australia/Sydney')).toBe(36_000);
  expect(findOffset(change, 'Australia/Sydney')).toBe(39_600);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months are %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));
