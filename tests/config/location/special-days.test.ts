import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const group = `specialDays:
  - { date: 2026-12-25, name: Christmas Day, hours: closed }
`;

test('HOURS-04 special days at the top of a dealer or group hold for every location', async () => {
  const { dealers } = await loadTexts({
    'a.yaml': `${goodDealer}group: range\n`,
    '_groups/range.yaml': group,
  });
  expect(dealers[0]?.site.locations[0]?.specialDays).toEqual([
    {
      date: '2026-12-25',
      name: 'Christmas Day',
      status: 'closed',
      open: null,
      close: null,
      department: 'all',
    },
  ]);
});

test('HOURS-04 a special day for a location that there is not is an error; one date of two locations is none', async () => {
  const day = (slug: string) => `  - { date: 2026-12-24, hours: 9:00-12:00, locations: [${slug}] }\n`;
  const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}specialDays:\n${day('atlantis')}` });
  expect(printed).toContain('1st entry of specialDays, 1st location');
  expect(printed).toContain('there is no location atlantis');
  const twice = group + group.split('\n')[1];
  expect((await loadTexts({ 'a.yaml': `${goodDealer}${twice}\n` })).printed).toContain(
    'expected each entry once',
  );
});
