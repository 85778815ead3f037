import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OpeningDay, SpecialDay } from '#domain/location/location.ts';
import { HoursTable } from '#parts/location/HoursTable.tsx';
import { SpecialDays } from '#parts/location/SpecialDays.tsx';

const day = (weekday: OpeningDay['weekday'], open: string | null, close: string | null): OpeningDay => ({
  weekday,
  status: open ? 'open' : 'closed',
  open,
  close,
});
const workdays = ([1, 2, 3, 4, 5] as const).map((weekday) => day(weekday, '08:30', '17:30'));
const rows = (hours: OpeningDay[]): number =>
  renderToStaticMarkup(<HoursTable hours={hours} caption="Sales" messages={{}} />).match(/<tr>/g)?.length ??
  0;

test('HOURS-02 five equal weekdays share a row, the weekend does not', () => {
  expect(rows([...workdays, day(6, '09:00', '16:00'), day(0, null, null)])).toBe(3);
  expect(rows([...workdays.slice(1), day(1, '09:00', '17:30')])).toBe(5);
});

test('HOURS-03 no hours, no table', () => {
  expect(rows([])).toBe(0);
});

const sunday = (closedDays: 'closed' | 'appointment' | 'enquire'): string =>
  renderToStaticMarkup(
    <HoursTable hours={[day(0, null, null)]} caption="Sales" messages={{}} closedDays={closedDays} />,
  );
test.each([
  ['closed', '<td>Closed</td>'],
  ['appointment', '<td>By appointment only</td>'],
  ['enquire', '<td><a href="/contact-us/">Enquire Now</a></td>'],
] as const)('HOURS-03 a closed day may say: %s', (closedDays, cell) => {
  expect(sunday(closedDays)).toContain(cell);
});

test('HOURS-04 HOURS-05 special days: date and department to filter by, times without any zone', () => {
  const special = (date: string, department: 'all' | 'service'): SpecialDay => ({
    ...{ date, name: 'Show day', open: '08:00', close: '13:30' },
    status: 'open',
    department,
  });
  const days = renderToStaticMarkup(
    <SpecialDays
      location={{
        timezone: 'Australia/Perth',
        closedDays: 'closed',
        specialDays: [
          special('2026-11-20', 'all'),
          special('2026-11-21', 'all'),
          special('2026-12-01', 'service'),
        ],
      }}
      from="2026-11-21"
      messages={{}}
    />,
  );
  expect(days).not.toContain('20 November');
  expect(days).toContain(
    'data-department="service" data-special-date="2026-12-01" data-timezone="Australia/Perth"',
  );
  expect(days).toContain('8am – 1:30pm');
});
