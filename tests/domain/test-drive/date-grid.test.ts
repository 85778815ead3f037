import { expect, test } from 'vitest';
import { addDays } from '#domain/test-drive/calendar-date.ts';
import { layWeeks, moveByKey } from '#domain/test-drive/date-grid.ts';

const listDays = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(first, index) }));

test('weeks begin on Monday and are whole', () => {
  const weeks = layWeeks(listDays('2026-11-21', 22)); // a Saturday
  expect(weeks).toHaveLength(4);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.map((day) => day?.date ?? null)).toEqual([null, null, null, null, null, '2026-11-21', '2026-11-22']); // oxfmt-ignore
  expect(weeks[1]?.[0]?.date).toBe('2026-11-23');
  expect(layWeeks([])).toEqual([]);
});

// 26 November 2026 is a Thursday.
test.each([
  ['ArrowLeft', '2026-11-26', '2026-11-25'],
  ['ArrowRight', '2026-11-26', '2026-11-27'],
  ['ArrowUp', '2026-11-30', '2026-11-23'],
  ['ArrowDown', '2026-11-26', '2026-12-03'],
  ['Home', '2026-11-26', '2026-11-23'],
  ['End', '2026-11-26', '2026-11-29'],
  ['PageDown', '2026-11-26', '2026-12-12'],
  ['PageUp', '2026-12-12', '2026-11-21'],
  ['Home', '2026-11-21', '2026-11-21'],
  ['ArrowUp', '2026-11-23', '2026-11-23'],
  ['ArrowRight', '2026-12-12', '2026-12-12'],
])('%s from %s leads to %s', (key, from, to) => {
  expect(moveByKey(key, from, ['2026-11-21', '2026-12-12'])).toBe(to);
});

test('other keys are left to the browser', () => {
  for (const key of ['Tab', 'Enter', 'a', 'constructor'])
    expect(moveByKey(key, '2026-11-26', ['2026-11-21', '2026-12-12'])).toBeNull();
});
