import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCalendarFile, type CalendarEntry } from '#domain/test-drive/calendar-file.ts';

const entry: CalendarEntry = {
  id: 'abc',
  start: Date.parse('2026-11-28T09:30+10:00') / 1000,
  minutes: 30,
  now: Date.parse('2026-11-21T00:00Z') / 1000,
  title: 'Test drive: 2024 Toyota HiLux SR5; blue, "as new"',
  location: '118 Shore Street West, Cleveland QLD 4163',
  description: 'First line\nhttps://example.com',
  isFirm: true,
};
const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('a test drive for the own calendar, in UTC, so that no zone has to be known', () => {
  expect(unfold(createCalendarFile(entry))).toEqual([
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Forecourt//Test drive//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT',
    'UID:abc', 'DTSTAMP:20261121T000000Z', 'DTSTART:20261127T233000Z', 'DTEND:20261128T000000Z',
    'SUMMARY:Test drive: 2024 Toyota HiLux SR5\\; blue\\, "as new"',
    'LOCATION:118 Shore Street West\\, Cleveland QLD 4163',
    'DESCRIPTION:First line\\nhttps://example.com',
    'STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', '',
  ]); // oxfmt-ignore
  expect(createCalendarFile({ ...entry, isFirm: false })).toContain('STATUS:TENTATIVE');
});

test('whatever stands in a title, no line is too long, nothing breaks out of its line, nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const file = createCalendarFile({ ...entry, title });
      const lines = file.split('\r\n');
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const whole = unfold(file);
      expect(whole).toHaveLength(16);
      const summary = whole.find((line) => line.startsWith('SUMMARY:'))?.slice(8) ?? '';
      const read = summary.replace(/\\([\\;,n])/g, (_, character: string) =>
        character === 'n' ? '\n' : character,
      );

      expect(read).toBe(
        title.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''),
      );
    }),
  );
});
