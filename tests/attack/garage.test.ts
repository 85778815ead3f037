import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { newLead, toDealer } from '../services/lead/lead.ts';
import { openSignIn, type Browser, type SignInSandbox } from '../scripts/sandbox/api/sign-in-sandbox.ts';

let server: SignInSandbox;
const [ada, eve]: [Browser, Browser] = [{ cookie: '' }, { cookie: '' }];
let adaId: unknown;
let eveId: unknown;
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
  adaId = (await server.signIn(ada)).body?.['user_id'];
  eveId = (await server.signIn(eve, '0400 111 222', '+61400111222')).body?.['user_id'];
});
afterAll(() => server.close());

const adaPhone = '+61412345678';
const alert = { kind: 'vehicle', subject: 'car-1', name: 'Kia Rio', consent: 'Tell me.' };
const list = async (browser: Browser, path: string): Promise<unknown> =>
  (await server.ask(browser, 'GET', path)).body;

describe('WATCH whoever is signed in as somebody else', () => {
  test('reads, changes and removes nothing of another account by its ids, number or names', async () => {
    await server.ask(ada, 'POST', '/watchlist/save-car', { phone_number: adaPhone, car_id: 'car-1' });
    await server.ask(ada, 'POST', '/saved-searches/save', { name: 'Kias', path: '/cars/?make=Kia' });
    expect((await server.ask(ada, 'POST', '/alerts', { ...alert, user_id: adaId })).status).toBe(200);
    const paths = ['/watchlist', '/saved-searches', '/alerts'];
    const before = await Promise.all(paths.map((path) => list(ada, path)));
    const empty = await Promise.all(paths.map((path) => list(eve, path)));
    expect(empty).toEqual([{ cars: [] }, { searches: [] }, { alerts: [] }]);

    const tries: [path: string, body: object, status: number][] = [
      ['/watchlist/remove-car', { phone_number: adaPhone, car_id: 'car-1' }, 409],
      ['/watchlist/save-car', { phone_number: adaPhone, car_id: 'planted' }, 409],
      ['/alerts/stop', { kind: 'vehicle', subject: 'car-1', user_id: adaId }, 409],
      ['/alerts', { ...alert, subject: 'planted', user_id: adaId }, 409],
      ['/watchlist/remove-car', { phone_number: '+61400111222', car_id: 'car-1', user_id: adaId }, 409],
      ['/watchlist/remove-car', { phone_number: '+61400111222', car_id: 'car-1', account: adaId }, 200],
      ['/saved-searches/remove', { path: '/cars/?make=Kia', user_id: adaId }, 409],
      ['/saved-searches/remove', { path: '/cars/?make=Kia', user_id: eveId, account: adaId }, 204],
      ['/alerts/stop', { kind: 'vehicle', subject: 'car-1', user_id: eveId, account: adaId }, 204],
    ];
    for (const [path, body, status] of tries)
      expect((await server.ask(eve, 'POST', path, body)).status, path).toBe(status);
    for (const query of [
      `?user_id=${String(adaId)}`,
      `?phone_number=${encodeURIComponent(adaPhone)}`,
      '?id=1',
    ])
      expect(await Promise.all(paths.map((path) => list(eve, path + query)))).toEqual(empty);
    expect(await Promise.all(paths.map((path) => list(ada, path)))).toEqual(before);
    const strange: Browser = { cookie: `session=${String(adaId)}` };
    expect((await server.ask(strange, 'GET', '/garage')).status).toBe(401);
  });

  test('finds no enquiry of a number or an address that only looks alike', async () => {
    const send = (contact: object) =>
      server.ask({ cookie: '' }, 'POST', '/leads', {
        isLastStep: true,
        userData: {
          ...newLead(),
          ...contact,
          id: createLeadId(),
          ...toDealer(server.slug),
          terms_accepted: true,
        },
      });
    const others = [
      { phone: '', email: 'nobody@example.com' },
      { phone: '0412345679', email: 'x+61400111222@example.com' },
      { phone: '0400111223', email: 'eve@example.com' },
    ];
    for (const contact of others) {
      const { status, body } = await send(contact);
      expect([contact, status, body?.['message']]).toEqual([contact, 201, undefined]);
    }
    expect((await send({ phone: '0400111222', email: 'x@example.com' })).status).toBe(201);
    const enquiries = async (browser: Browser): Promise<number> =>
      ((await list(browser, '/garage')) as { enquiries: unknown[] }).enquiries.length;
    expect([await enquiries(eve), await enquiries(ada)]).toEqual([1, 0]);
  });
});
