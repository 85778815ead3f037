import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostAlerts } from '#domain/alert/alert.ts';
import type { Account } from '#scripts/sandbox/account/account-store.ts';
import { createAlertStore } from '#scripts/sandbox/alert/alert-store.ts';
import { openAlertFile } from '#scripts/sandbox/alert/tables.ts';
import { openSignIn, type Browser, type SignInSandbox } from './sign-in-sandbox.ts';

let server: SignInSandbox;
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
});
afterAll(() => server.close());

let nora: Browser;
let user_id: string;
beforeEach(async () => {
  nora = { cookie: '' };
  await server.signIn(nora);
  await server.call(nora, 'DELETE', '/account');
  user_id = String((await server.signIn(nora)).body?.['user_id']);
});

const consent = 'By text message to 0412 345 678, once a day at most.';
const agree = (more: object = {}, browser = nora) =>
  server.ask(browser, 'POST', '/alerts', {
    ...{ kind: 'vehicle', subject: '8067', user_id, name: '2019 Kia Rio', consent },
    ...more,
  });
const stop = (kind: string, subject: string) =>
  server.ask(nora, 'POST', '/alerts/stop', { kind, subject, user_id });
const list = async (): Promise<string[]> => {
  const { body } = await server.ask(nora, 'GET', '/alerts');
  return (body as { alerts: { kind: string; subject: string }[] }).alerts.map(
    ({ kind, subject }) => `${kind} ${subject}`,
  );
};
const readRows = () => {
  const database = new DatabaseSync(join(server.folder, 'alerts.sqlite'), { readOnly: true });
  const rows = database.prepare('select * from alerts').all();
  database.close();
  return rows;
};

describe('ALRT-01 alerts of an account', () => {
  test('are switched on and off; what was agreed to is kept, word for word', async () => {
    const begun = Math.floor(Date.now() / 1000);
    const answer = await agree();
    expect(answer.body).toMatchObject({
      kind: 'vehicle',
      subject: '8067',
      name: '2019 Kia Rio',
      channel: 'sms',
    });
    expect(readRows()).toMatchObject([
      { account: user_id, dealer: 'summit-group', channel: 'sms', address: '+61412345678', consent },
    ]);
    expect(Number(readRows()[0]?.['agreed'])).toBeGreaterThanOrEqual(begun);
    expect(await list()).toEqual(['vehicle 8067']);
    await stop('vehicle', '8067');
    await stop('vehicle', '8067');
    expect(await list()).toEqual([]);
  });

  test('the same search is one, however its address is spelled', async () => {
    await agree({ kind: 'search', subject: '/search/?page=2&make=Kia', name: 'Kia' });
    await agree({ kind: 'search', subject: '/search/?refinementList[make][0]=Kia', name: 'All Kias' });
    expect(await list()).toEqual(['search /search/?make=Kia']);
    await stop('search', '/search/?make=Kia&sortBy=latest');
    expect(await list()).toEqual([]);
  });

  const phone_number = '+61412345678';
  const save = async (): Promise<void> => {
    await server.ask(nora, 'POST', '/watchlist/save-car', { phone_number, car_id: '8067' });
    await server.ask(nora, 'POST', '/saved-searches/save', {
      name: 'Kia',
      path: '/search/?make=Kia&sortBy=latest',
    });
  };

  test('go with what is saved no more, and come back with it where that is undone', async () => {
    await save();
    await agree();
    await agree({ kind: 'search', subject: '/search/?make=Kia' });
    await server.ask(nora, 'POST', '/watchlist/remove-car', { phone_number, car_id: '8067' });
    expect(await list()).toEqual(['search /search/?make=Kia']);
    await server.ask(nora, 'POST', '/saved-searches/remove', { path: '/search/?make=Kia&sortBy=latest' });
    expect(await list()).toEqual([]);
    const ids = readRows().map(({ id }) => id);
    await save();
    expect((await list()).toSorted()).toEqual(['search /search/?make=Kia', 'vehicle 8067']);
    expect(readRows()).toMatchObject(ids.map((id) => ({ id, consent, stopped: null, removed: null })));
  });

  test('stay off with what comes back, where they were switched off before', async () => {
    await save();
    await agree();
    await stop('vehicle', '8067');
    await server.ask(nora, 'POST', '/watchlist/remove-car', { phone_number, car_id: '8067' });
    await save();
    expect(await list()).toEqual([]);
  });

  test('go with the account', async () => {
    await agree();
    await agree({ subject: '8068' });
    await server.ask(nora, 'POST', '/watchlist/remove-car', { phone_number, car_id: '8068' });
    await server.call(nora, 'DELETE', '/account');
    expect(readRows()).toEqual([]);
  });

  test('are not agreed to again by whoever saves the same thing later', () => {
    const alerts = createAlertStore(openAlertFile(mkdtempSync(join(server.folder, 'later-'))));
    const account = { id: 'a', dealer: 'macs', phone: '+61412345678', email: null } as Account;
    const known = (): string[] => alerts.list('a').map(({ subject }) => subject);
    alerts.agree(account, { kind: 'vehicle', subject: '1', name: 'Rio', consent }, 1_000);
    alerts.setAside('a', 'vehicle', '1', 2_000);
    alerts.takeBack('a', 'vehicle', '1', 2_600);
    expect(known()).toEqual(['1']);
    alerts.setAside('a', 'vehicle', '1', 3_000);
    alerts.takeBack('a', 'vehicle', '1', 3_601);
    expect(known()).toEqual([]);
  });

  test('are as many as one may save', async () => {
    for (let at = 0; at < mostAlerts.search; at += 1)
      expect((await agree({ kind: 'search', subject: `/search/?year=${2000 + at}-` })).status).toBe(200);
    expect((await agree({ kind: 'search', subject: '/search/' })).status).toBe(409);
    expect((await agree({ kind: 'search', subject: '/search/?year=2000-', name: 'Anew' })).status).toBe(200);
    expect((await agree()).status).toBe(200);
  });

  test.each<[string, object, number]>([
    ['no words of consent', { consent: ' ' }, 422],
    ['a line break in its name', { name: 'Kia\nSubject: x' }, 422],
    ['another kind', { kind: 'offer' }, 422],
    ['a search elsewhere', { kind: 'search', subject: 'https://elsewhere.example/search/' }, 422],
    ['a page that is no listing', { kind: 'search', subject: '/about-us/' }, 422],
    ['a page of who was signed in before', { user_id: 'f'.repeat(32) }, 409],
  ])('%s is refused', async (_, more, status) => {
    expect((await agree(more)).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  test.each<[string, string, object | undefined, number]>([
    ['a made-up link', '/alerts/linked', { token: 'x'.repeat(43) }, 404],
    [
      'a made-up link that stops',
      '/alerts/linked/choice',
      { token: 'x'.repeat(43), alert: null, on: false },
      404,
    ],
    ['a link without a token', '/alerts/linked', {}, 422],
    ['a made-up link of a mail program', `/alerts/one-click?token=${'x'.repeat(43)}`, undefined, 404],
    ['one without a token', '/alerts/one-click', undefined, 400],
  ])('ALRT-07 %s gets a clear answer', async (_, path, body, status) => {
    const answer = await server.ask({ cookie: '' }, 'POST', path, body);
    expect(answer.status).toBe(status);
    expect(String(answer.body?.['message'])).not.toBe('');
  });

  test('ALRT-07 a link that is only opened reaches no call', async () => {
    for (const path of ['/alerts/linked?token=x', '/alerts/one-click?token=x'])
      expect((await server.ask({ cookie: '' }, 'GET', path)).status).toBe(404);
  });

  test('nobody who is not signed in has any, and no page of another site sets one', async () => {
    expect((await agree({}, { cookie: '' })).status).toBe(401);
    expect((await server.ask({ cookie: '' }, 'GET', '/alerts')).status).toBe(401);
    const foreign = await server.ask(nora, 'POST', '/alerts', {}, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
  });
});
