import { expect, test } from 'vitest';
import type { OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { describeOpenState, type OpenState } from '#domain/location/open-state.ts';

const day = (weekday: OpeningDay['weekday']): OpeningDay =>
  weekday === 0
    ? { weekday, status: 'closed', open: null, close: null }
    : { weekday, status: 'open', open: '08:30', close: weekday === 6 ? '12:00' : '17:30' };
const hours = ([0, 1, 2, 3, 4, 5, 6] as const).map(day);
const christmas: SpecialDay[] = ['2026-12-25', '2026-12-26'].map((date) => ({
  ...{ date, name: null, status: 'closed', open: null, close: null, department: 'all' },
}));
const at = (moment: string, timezone = 'Australia/Brisbane', days: SpecialDay[] = []): OpenState | null =>
  describeOpenState(Date.parse(moment) / 1000, timezone, { type: 'sales', hours }, days);

// 21 November 2026 is a Saturday; Brisbane is 10 hours ahead of UTC, Perth 8.
test.each<[string, string, string, SpecialDay[], OpenState]>([
  ['open on a Friday', '2026-11-20T01:00Z', 'Australia/Brisbane', [], { open: true, closes: '17:30' }],
  ['the same instant before opening in Perth', '2026-11-20T00:00Z', 'Australia/Perth', [], { open: false, opens: { days: 0, weekday: 5, time: '08:30' } }],
  ['after closing, tomorrow', '2026-11-19T08:00Z', 'Australia/Brisbane', [], { open: false, opens: { days: 1, weekday: 5, time: '08:30' } }],
  ['Saturday afternoon, over the closed Sunday', '2026-11-21T03:00Z', 'Australia/Brisbane', [], { open: false, opens: { days: 2, weekday: 1, time: '08:30' } }],
  ['HOURS-04 Christmas Eve evening, over two special days and a Sunday', '2026-12-24T09:00Z', 'Australia/Brisbane', christmas, { open: false, opens: { days: 4, weekday: 1, time: '08:30' } }],
])('%s', (_, moment, timezone, days, expected) => expect(at(moment, timezone, days)).toEqual(expected)); // oxfmt-ignore

test('unknown hours are no statement, a week of closed days has no next opening', () => {
  const now = Date.parse('2026-11-20T01:00Z') / 1000;
  expect(describeOpenState(now, 'Australia/Brisbane', { type: 'sales', hours: [] }, [])).toBeNull();
  const closed = hours.map((one) => ({ ...one, status: 'closed' as const }));
  expect(describeOpenState(now, 'Australia/Brisbane', { type: 'sales', hours: closed }, [])).toEqual({
    open: false,
    opens: null,
  });
});
