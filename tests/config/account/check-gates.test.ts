import { expect, test } from 'vitest';
import { findGate } from '#domain/account/gates.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const load = (gates: string, more = '', files: Record<string, string> = {}) =>
  loadTexts({
    'a.yaml': `${goodDealer}services: { api: { throughSite: true } }\nauth: { gatedRoutes: [${gates}] }\n${more}`,
    ...files,
  });

test('AUTH-04 pages for customers that the site does not have are told with their line', async () => {
  const { dealers, printed } = await load('trade-in, spin-to-win', 'tradeIn: {}\n');
  expect(printed).toContain(
    'dealers/a.yaml:7:33  warning  2nd entry of auth.gatedRoutes\n  found spin-to-win, but this site has no such page: /spin-to-win/',
  );
  expect(printed).not.toContain('1st entry of gatedRoutes');
  expect(dealers).toHaveLength(1);
});

test('AUTH-04 an address that only leads to another page is no page', async () => {
  expect((await load('sell-my-car', 'tradeIn: {}\n')).printed).toContain('found sell-my-car, but this site');
});

test.each(['', 'start: 2031-01-01\n'])('AUTH-04 an own page may be for customers alone %s', async (dates) => {
  const page = `---\ntitle: Finance\ndescription: Borrow for a car.\n${dates}---\n\nAsk us.\n`;
  const { printed } = await load('finance', '', { 'a/pages/finance.md': page });
  expect(printed).not.toContain('no such page');
});

test('ROUTE-21 what a dealer writes of a prize draw or of payments stands behind the sign-in', async () => {
  const page = (title: string): string =>
    `---\ntitle: ${title}\ndescription: For customers.\n---\n\nHello.\n`;
  const { dealers, printed } = await load('spin-to-win, online-payment', '', {
    'a/pages/spin-to-win.md': page('Spin to win'),
    'a/pages/online-payment.md': page('Pay your invoice'),
  });
  expect(printed).not.toContain('no such page');
  const auth = dealers[0]?.site.auth ?? null;
  expect(['/spin-to-win/', '/online-payment/'].map((path) => findGate(path, auth))).toEqual([
    'spin-to-win',
    'online-payment',
  ]);
});

test('AUTH-04 checkout is a page where cars are reserved', async () => {
  expect((await load('checkout')).printed).toContain('found checkout, but this site');
  expect((await load('checkout', 'reserve: { mode: checkout }\n')).printed).toBe('');
});
