import { expect, test } from 'vitest';
import { formatEnd } from '#domain/site/moment.ts';
import { splitSeconds } from '#islands/page/countdown.ts';

test('LEGAL 8: what is left is split into units', () => {
  expect(splitSeconds(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5.9)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  expect(splitSeconds(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  ['2026-12-31T13:00:00Z', true, 'Thursday 31 December 2026'],
  ['2026-12-31T06:00:00Z', false, 'Thursday 31 December 2026, 5:00 pm'],
])('LEGAL 8: an end at %s is said in words for who has no scripts', (moment, allDay, words) => {
  expect(formatEnd(Date.parse(moment) / 1000, allDay, 'Australia/Sydney')).toBe(words);
});
