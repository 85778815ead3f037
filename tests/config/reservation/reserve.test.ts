import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const load = (settings: string) => loadTexts({ 'a.yaml': `${goodDealer}${settings}\n` });

describe('C16 C21 RSV-02 RSV-03 how a dealer lets vehicles be reserved', () => {
  test('nothing is offered by itself, and a mode alone says the rest', async () => {
    const [off, none, usual] = await Promise.all([
      load(''),
      load('reserve: { mode: off }'),
      load('reserve: { mode: checkout }'),
    ]);
    expect(off.dealers[0]?.site.reserve).toBeNull();
    expect(off.dealers[0]?.site.vehicle.actions).not.toContain('reserve');
    expect(none.dealers[0]?.site.reserve).toBeNull();
    expect(usual.dealers[0]?.site.reserve).toEqual({
      ...{ mode: 'checkout', page: '/checkout/', deposit: 200, holdHours: 48, guarantee: null },
      eligible: { carTypes: ['new', 'demo', 'used'], minPrice: 0, statuses: ['in_stock'] },
      methods: ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'],
      paymentOrigin: null,
    });
    expect(usual.dealers[0]?.site.vehicle.actions).toContain('reserve');
  });

  test.each([
    ['checkout', '/cars/:slug/checkout', '/checkout/?car_id=:slug'],
    ['buy-online', '/cars/:slug/buy-online', '/checkout/?car_id=:slug'],
    ['checkout-journey', '/cars/:slug/checkout', undefined],
  ])('ROUTE-06 ROUTE-07 mode %s has its address', async (mode, from, to) => {
    const { dealers } = await load(`reserve: { mode: ${mode} }`);
    expect(dealers[0]?.site.redirects[from]).toBe(to);
    expect(dealers[0]?.site.reserve?.page).toBe(
      mode === 'checkout-journey' ? '/checkout-journey/' : '/checkout/',
    );
  });

  test.each([
    ['{ mode: external }', 'needs reserve.url, the page of the service that reserves'],
    [
      '{ mode: checkout, url: https://a.example }',
      'expected none with mode checkout, whose page is on this site.',
    ],
    ['{ mode: checkout, deposit: 0 }', 'expected a whole number from 1 to 50000'],
    ['{ mode: checkout, holdHours: 1000 }', 'expected a whole number from 1 to 720'],
    ['{ mode: chekout }', 'Did you mean checkout?'],
    [
      '{ mode: checkout }\nservices: { api: { url: null } }',
      'needs services.api.url, whose server keeps reservations',
    ],
    ['false\nvehicle: { actions: [reserve] }', 'needs reserve with a mode, for its reserve button'],
    [
      'false\ncard: { actions: { reserve: true } }',
      'needs reserve with a mode; or write the address of a page',
    ],
  ])('reserve: %s is told', async (settings, words) => {
    const { issues } = await load(`reserve: ${settings}`);
    expect(issues.map(({ message }) => message).join('\n')).toContain(words);
  });
});
