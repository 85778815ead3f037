import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostKept } from '#scripts/sandbox/account/kept-things.ts';
import { openSignIn, type Browser, type SignInSandbox } from './sign-in-sandbox.ts';

let server: SignInSandbox;
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
});
afterAll(() => server.close());

const phone_number = '+61412345678';
const car = {
  ...{ name: '2019 Kia Rio S', slug: '2019-kia-rio-1', make: 'Kia', model: 'Rio' },
  ...{ primary_image_url: null, price: 18_990, car_type: 'used' },
};
let nora: Browser;
beforeEach(async () => {
  nora = { cookie: '' };
  await server.signIn(nora);
  await server.call(nora, 'DELETE', '/account');
  await server.signIn(nora);
});

const save = (browser: Browser, car_id: string, rest: object = { phone_number, car }) =>
  server.ask(browser, 'POST', '/watchlist/save-car', { car_id, ...rest });
const list = async (browser: Browser): Promise<string[]> => {
  const { body } = await server.ask(browser, 'GET', '/watchlist');
  return (body as { cars: { car_id: string }[] }).cars.map(({ car_id }) => car_id);
};

describe('WATCH-02 WATCH-03 API-04 the watchlist of an account', () => {
  test('says success, and another device finds what was saved, the newest first', async () => {
    expect((await save(nora, 'a')).body).toEqual({ success: true });
    await save(nora, 'b');
    const other = { cookie: '' };
    await server.signIn(other);
    expect(await list(other)).toEqual(['b', 'a']);
    const removed = await server.ask(other, 'POST', '/watchlist/remove-car', { phone_number, car_id: 'b' });
    expect(removed.body).toEqual({ success: true });
    expect(await list(nora)).toEqual(['a']);
  });

  test('keeps the price at which a vehicle was saved first', async () => {
    await save(nora, 'a');
    await save(nora, 'a', { phone_number, car: { ...car, price: 1 } });
    const { body } = await server.ask(nora, 'GET', '/watchlist');
    expect(body).toMatchObject({ cars: [{ car_id: 'a', car }] });
  });

  test('of a platform’s own spelling is taken: number and id alone', async () => {
    await save(nora, 'a', { phone_number });
    expect((await server.ask(nora, 'GET', '/watchlist')).body).toMatchObject({
      cars: [{ car_id: 'a', car: null }],
    });
  });

  test('that is full says so, for the shopper, and keeps what it has', async () => {
    for (let at = 0; at < mostKept.vehicle; at += 1) await save(nora, `car-${at}`);
    const refused = await save(nora, 'one-more');
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      success: false,
      message: `Your watchlist holds ${mostKept.vehicle} vehicles. Please remove one first.`,
    });
    expect(await list(nora)).toHaveLength(mostKept.vehicle);
    expect((await save(nora, 'car-3')).body).toEqual({ success: true });
  });

  test('is nobody’s who is not signed in, and no page of another site writes it', async () => {
    expect((await save({ cookie: '' }, 'a')).status).toBe(401);
    const foreign = { origin: 'https://evil.example' };
    const body = { phone_number, car_id: 'a' };
    expect((await server.ask(nora, 'POST', '/watchlist/save-car', body, foreign)).status).toBe(403);
    expect(await list(nora)).toEqual([]);
  });

  test('of somebody else is not written by a page that still shows who was signed in before', async () => {
    const ben = { cookie: '' };
    await server.signIn(ben, '0499 999 999', '+61499999999');
    expect((await save(ben, 'a')).body).toMatchObject({ success: false });
    expect(await list(ben)).toEqual([]);
  });

  test.each([
    ['/watchlist/save-car', { car_id: 'a' }],
    ['/watchlist/remove-car', { car_id: 'a' }],
    ['/saved-searches/save', { name: 'Kia', path: '/search/?make=Kia' }],
    ['/saved-searches/remove', { path: '/search/?make=Kia' }],
  ])('of an account without a number is not changed either by a page of before: %s', async (path, body) => {
    const mara = { cookie: '' };
    const asked = await server.call(mara, 'POST', '/code', {
      ...{ email: 'mara@shop.example', dealership_slug: server.slug },
    });
    const request_id = String(asked.body?.['request_id']);
    await server.call(mara, 'POST', '/verify', { request_id, code: server.readCode('mara@shop.example') });
    const { body: me } = await server.ask(mara, 'GET', '/auth/me');
    const ask = (user_id: unknown) =>
      server.ask(mara, 'POST', path, { user_id, phone_number: null, ...body });
    expect((await ask('somebody-else')).status).toBe(409);
    expect((await ask((me as { user_id: string }).user_id)).status).toBeLessThan(300);
  });

  test('goes with its account', async () => {
    await save(nora, 'a');
    await server.call(nora, 'DELETE', '/account');
    await server.signIn(nora);
    expect(await list(nora)).toEqual([]);
  });
});

describe('saved searches of an account', () => {
  const path = '/search/used-cars/?make=Kia';
  const read = async (browser: Browser) => (await server.ask(browser, 'GET', '/saved-searches')).body;

  test('are kept once for each path, under the newest name', async () => {
    for (const name of ['Kia', 'My Kia'])
      expect((await server.ask(nora, 'POST', '/saved-searches/save', { name, path })).status).toBe(204);
    expect(await read(nora)).toMatchObject({ searches: [{ name: 'My Kia', path }] });
    await server.ask(nora, 'POST', '/saved-searches/remove', { path });
    expect(await read(nora)).toEqual({ searches: [] });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'lead nowhere else: %s is refused',
    async (other) => {
      const { status } = await server.ask(nora, 'POST', '/saved-searches/save', { name: 'x', path: other });
      expect(status).toBe(422);
    },
  );
});
