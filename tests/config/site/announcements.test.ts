import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const load = async (written: string) => {
  const { dealers, printed } = await loadTexts({
    'a.yaml': `${goodDealer}timezone: Australia/Sydney\nannouncement:${written}\n`,
  });
  return { announcements: dealers[0]?.site.announcements ?? [], printed };
};
const seconds = (iso: string): number => Date.parse(iso) / 1000;

describe('ANN-01 announcements', () => {
  test('may be one, several or none', async () => {
    expect((await load(' { text: Hello }')).announcements).toMatchObject([
      { text: 'Hello', href: null, from: null, until: null, pages: null, tone: 'brand' },
    ]);
    expect((await load(' [{ text: One }, { text: Two }]')).announcements).toHaveLength(2);
    expect((await load(' false')).announcements).toEqual([]);
  });

  test('run by the clock of the dealer: a day to its end, a time to the end of its minute', async () => {
    const { announcements } = await load(
      ' [{ text: A, start: 2026-10-03, expiry: 2026-10-04 }, { text: B, start: 2026-07-01T09:30, expiry: 2026-07-01T17:00 }]',
    );
    // Summer time begins on the 4th of October, so that the day ends an hour earlier for the rest of the world.
    expect(announcements).toMatchObject([
      { from: seconds('2026-10-03T00:00:00+10:00'), until: seconds('2026-10-05T00:00:00+11:00') },
      { from: seconds('2026-07-01T09:30:00+10:00'), until: seconds('2026-07-01T17:01:00+10:00') },
    ]);
  });

  test('begin an hour later where the clock skips their time', async () => {
    const { announcements } = await load(' { text: A, start: 2026-10-04T02:30 }');
    expect(announcements[0]?.from).toBe(seconds('2026-10-04T03:30:00+11:00'));
  });

  test('another text is another announcement, the same text the same', async () => {
    const keys = async (text: string) => (await load(` { text: ${text} }`)).announcements[0]?.key;
    expect(await keys('Hello')).toBe(await keys('Hello'));
    expect(await keys('Hello')).not.toBe(await keys('Goodbye'));
  });

  test.each([
    ['{ text: A, start: 2026-07-02, expiry: 2026-07-01 }', 'expected an expiry that is not before the start'],
    [
      '[{ text: A }, { text: B, tone: loud }]',
      '2nd entry of announcement: tone\n  expected one of brand, quiet, urgent',
    ],
    ['{ text: A, pages: [vehicles] }', 'Did you mean vehicle?'],
    ['[{ href: /search/ }]', '1st entry of announcement: text'],
  ])('a mistake is told: %s', async (written, said) => {
    expect((await load(` ${written}`)).printed).toContain(said);
  });
});
