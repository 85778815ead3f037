import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signWord } from '#scripts/sandbox/reservation/payment-signature.ts';
import { openYard, wish } from './yard.ts';

let yard: Awaited<ReturnType<typeof openYard>>;
beforeAll(async () => {
  yard = await openYard();
  await yard.importStock([]);
});
afterAll(() => yard.close());

let made = 0;
/** A vehicle of its own for each test. */
async function newCar(rest: object = {}): Promise<string> {
  made += 1;
  const id = `n${made}`;
  expect((await yard.add(yard.car(id, rest))).status).toBe(201);
  return id;
}
let shoppers = 0;
const newShopper = (): string => (shoppers += 1).toString(16).padStart(32, 'a');

/** A shopper who has paid. */
async function reserve(car: string): Promise<string> {
  const id = newShopper();
  expect(await yard.reserve(wish(id, car))).toMatchObject({ status: 201, state: 'held' });
  await yard.decide((await yard.pay(id))['address'], 'accept');
  return id;
}

describe('reserving with a deposit (RSV-01, RSV-02)', () => {
  test('a paid deposit reserves the vehicle, and the index says so at once', async () => {
    const car = await newCar();
    const id = newShopper();
    const held = await yard.reserve(wish(id, car));
    expect(held).toMatchObject({
      status: 201,
      state: 'held',
      car_slug: `rio-${car}`,
      price: 20_000,
      deposit: 200,
    });
    expect(Number(held['until']) - Number(held['now'])).toBeGreaterThan(14 * 60);
    expect(await yard.isReserved(car)).toBe(false);
    const { address } = await yard.pay(id);
    const paid = await yard.decide(address, 'accept');
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      'http://tiny.localhost:4321/checkout/?car_id=rio-1',
    ]);
    expect(await yard.isReserved(car)).toBe(true);
    const reserved = await yard.look(id);
    expect(reserved).toMatchObject({ status: 200, state: 'reserved', payment: 'paid', refund: 'none' });
    expect(reserved['receipt']).toMatch(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((Number(reserved['until']) - Number(reserved['now'])) / 3600).toBeCloseTo(48, 1);
    expect(JSON.stringify(reserved)).not.toMatch(/Ada|example\.com|0491/);
  });

  test('a vehicle with a deposit of its own asks for that, and phone numbers are kept as leads keep them', async () => {
    const car = await newCar({ reserve_deposit: 500 });
    const id = newShopper();
    expect(await yard.reserve(wish(id, car))).toMatchObject({ status: 409, code: 'changed', deposit: 500 });
    expect(await yard.reserve(wish(id, car, { deposit: 500 }))).toMatchObject({ status: 201, deposit: 500 });
    const { reservations } = await yard.admin('GET', '/api/reservations');
    const kept = (reservations as { id: string; phone: string }[]).find((one) => one.id === id);
    expect(kept?.phone).toBe('0491570156');
  });

  test('who presses twice, or asks again after a lost answer, has one reservation and one payment', async () => {
    const car = await newCar();
    const id = newShopper();
    const answers = await Promise.all([1, 2, 3].map(() => yard.reserve(wish(id, car))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const pages = await Promise.all([1, 2, 3].map(() => yard.pay(id)));
    expect(new Set(pages.map(({ address }) => address)).size).toBe(1);
  });

  test('a name of signs that are not written is none: the dealer could take no enquiry of it', async () => {
    const car = await newCar();
    for (const name of ['\u202e', '\u0001 \u0001', ' \x85 '])
      expect(await yard.reserve(wish(newShopper(), car, { first_name: name }))).toMatchObject({
        status: 422,
      });
  });

  test('others are told when it may be free again, and a cancelled hold is free', async () => {
    const car = await newCar();
    const [first, second] = [newShopper(), newShopper()];
    const held = await yard.reserve(wish(first, car));
    const taken = await yard.reserve(wish(second, car));
    expect(taken).toMatchObject({ status: 409, code: 'taken', state: 'held', free_at: held['until'] });
    expect(await yard.cancel(first)).toMatchObject({ status: 200, state: 'cancelled', refund: 'none' });
    expect(await yard.reserve(wish(second, car))).toMatchObject({ status: 201, state: 'held' });
  });

  test('cancelling gives the deposit back and the vehicle free', async () => {
    const car = await newCar();
    const id = await reserve(car);
    expect(await yard.cancel(id)).toMatchObject({ status: 200, state: 'refunded', refund: 'returned' });
    expect(await yard.isReserved(car)).toBe(false);
    expect(await yard.cancel(id)).toMatchObject({ status: 200, state: 'refunded' });
  });

  test('a refused card can be tried again, and the bank may ask first', async () => {
    const car = await newCar();
    const id = newShopper();
    await yard.reserve(wish(id, car));
    await yard.decide((await yard.pay(id))['address'], 'decline');
    expect(await yard.look(id)).toMatchObject({ state: 'held', payment: 'declined' });
    const { address } = await yard.pay(id);
    const question = await yard.decide(address, 'secure');
    expect([question.status, await question.text()]).toEqual([
      200,
      expect.stringContaining('Your bank asks'),
    ]);
    await yard.decide(address, 'accept');
    expect(await yard.look(id)).toMatchObject({ state: 'reserved' });
  });

  test('what cannot be reserved is gone, and a changed price is asked again', async () => {
    const sold = await newCar({ status: 'sold' });
    expect(await yard.reserve(wish(newShopper(), sold))).toMatchObject({ status: 410 });
    const cheap = await newCar({ price: 900 });
    expect(await yard.reserve(wish(newShopper(), cheap, { price: 900 }))).toMatchObject({ status: 410 });
    const fed = await newCar({ reserved: true });
    expect(await yard.reserve(wish(newShopper(), fed))).toMatchObject({ status: 409, code: 'taken' });
    const car = await newCar();
    const id = newShopper();
    const stale = await yard.reserve(wish(id, car, { price: 19_000 }));
    expect(stale).toMatchObject({ status: 409, code: 'changed', price: 20_000, deposit: 200 });
    await yard.reserve(wish(id, car));
    await yard.change(car, { price: 21_000 });
    expect(await yard.pay(id)).toMatchObject({ status: 409, code: 'changed', price: 21_000 });
    expect(await yard.pay(id, { price: 21_000 })).toMatchObject({ status: 200 });
    expect(await yard.look(id)).toMatchObject({ price: 21_000 });
    await yard.change(car, { status: 'sold' });
    expect(await yard.pay(id, { price: 21_000 })).toMatchObject({ status: 410 });
    expect(await yard.look(id)).toMatchObject({ state: 'cancelled' });
  });

  test('what is held stays so while the file of its dealer cannot be read, and can be paid afterwards', async () => {
    const car = await newCar();
    const id = newShopper();
    await yard.reserve(wish(id, car));
    yard.setReadable(false);
    expect(await yard.pay(id)).toMatchObject({ status: 503 });
    yard.setReadable(true);
    expect(await yard.look(id)).toMatchObject({ state: 'held' });
    expect(await yard.pay(id)).toMatchObject({ status: 200 });
  });

  test.each([
    ['sells', (car: string) => yard.change(car, { status: 'sold' })],
    ['hides', (car: string) => yard.change(car, { show_on_dealer_website: false })],
    ['leaves out of its stock', () => yard.importStock([yard.car('another')])],
  ])(
    'a vehicle that the yard %s while its shopper pays is not reserved: the money goes back',
    async (_, take) => {
      const car = await newCar();
      const id = newShopper();
      await yard.reserve(wish(id, car));
      const { address } = await yard.pay(id);
      await take(car);
      await yard.decide(address, 'accept');
      await vi.waitFor(async () =>
        expect(await yard.look(id)).toMatchObject({ state: 'refunded', reason: 'sold' }),
      );
      expect(await yard.isReserved(car)).not.toBe(true);
    },
  );

  test.each(['while', 'after'])(
    'a vehicle that gets another id %s its shopper pays is hers all the same, by its VIN',
    async (when) => {
      const vin = when === 'while' ? 'JTMHX3JH90N000001' : 'JTMHX3JH90N000002';
      const car = await newCar({ vin });
      const id = newShopper();
      await yard.reserve(wish(id, car));
      const { address } = await yard.pay(id);
      if (when === 'after') await yard.decide(address, 'accept');
      await yard.importStock([yard.car(`${car}-new`, { vin: vin.toLowerCase() })]);
      if (when === 'while') await yard.decide(address, 'accept');
      await vi.waitFor(async () => expect(await yard.look(id)).toMatchObject({ state: 'reserved' }));
      expect(await yard.isReserved(`${car}-new`)).toBe(true);
      // Nobody gets it who asks before the index has heard of it.
      await yard.change(`${car}-new`, { reserved: false });
      const other = await yard.reserve(wish(newShopper(), `${car}-new`));
      expect(other).toMatchObject({ status: 409, code: 'taken' });
      await yard.importStock([yard.car(`${car}-again`, { vin })]);
      expect(await yard.isReserved(`${car}-again`)).toBe(true);
      await yard.cancel(id);
      expect(await yard.isReserved(`${car}-again`)).toBe(false);
      expect(await yard.reserve(wish(newShopper(), `${car}-again`))).toMatchObject({ status: 201 });
    },
  );

  test.each([
    ['JTMHX3JH90N000007', 'JTMHX3JH90N000008'],
    ['JTMHX3JH90N000011', 'unknown'],
  ])('where ids move on by one, each vehicle keeps its own reservation and price', async (mine, other) => {
    const [first, second] = [await newCar(), await newCar()];
    const stock = (firstVin: string, secondVin: string) => [
      yard.car(first, { vin: firstVin, slug: `${firstVin}-1`, price: firstVin === mine ? 20_000 : 9_000 }),
      yard.car(second, {
        vin: secondVin,
        slug: `${secondVin}-2`,
        price: secondVin === mine ? 20_000 : 9_000,
      }),
    ];
    await yard.importStock(stock(mine, other));
    const id = newShopper();
    await yard.reserve(wish(id, first));
    await yard.importStock(stock(other, mine));
    const { address } = await yard.pay(id);
    await yard.decide(address, 'accept');
    await vi.waitFor(async () =>
      expect(await yard.look(id)).toMatchObject({ state: 'reserved', price: 20_000 }),
    );
    await yard.importStock(stock(other, mine));
    expect([await yard.isReserved(first), await yard.isReserved(second)]).toEqual([false, true]);
    await yard.change(second, { reserved: false });
    expect(await yard.reserve(wish(newShopper(), second))).toMatchObject({ status: 409, code: 'taken' });
    const free = wish(newShopper(), first, { price: 9_000 });
    // In a second of their own: what changes in one second has no order.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await yard.reserve(free)).toMatchObject({ status: 201 });
    await yard.cancel(id);
    await vi.waitFor(async () => expect(await yard.isReserved(second)).toBe(false));
  });

  test('vehicles of a feed that gives several the same VIN are each held by itself', async () => {
    const vin = 'JTMHX3JH90N000006';
    const [first, second] = [await newCar({ vin }), await newCar({ vin })];
    const id = newShopper();
    expect(await yard.reserve(wish(id, first))).toMatchObject({ status: 201 });
    expect(await yard.reserve(wish(newShopper(), second))).toMatchObject({ status: 201 });
    const { address } = await yard.pay(id);
    const rest = ['x', 'y'].map((name) => yard.car(`${first}-${name}`, { vin }));
    await yard.importStock(rest);
    await yard.decide(address, 'accept');
    await vi.waitFor(async () => expect(await yard.look(id)).toMatchObject({ state: 'refunded' }));
    expect(await yard.isReserved(`${first}-x`)).toBe(false);
  });

  test('no second deposit is taken where nobody knows what has become of the vehicle that had an id', async () => {
    const car = await newCar({ vin: 'JTMHX3JH90N000012' });
    const id = await reserve(car);
    await yard.importStock([yard.car(car, { slug: '2021-kia-rio-s-auto', name: '2021 Kia Rio S Auto' })]);
    expect(await yard.reserve(wish(newShopper(), car))).toMatchObject({ status: 409, code: 'taken' });
    await yard.cancel(id);
    expect(await yard.reserve(wish(newShopper(), car))).toMatchObject({ status: 201 });
  });

  test('a vehicle that was bought here may come back under another id, and be reserved again', async () => {
    const vin = 'JTMHX3JH90N000003';
    const car = await newCar({ vin });
    // Somebody else had tried before.
    await yard.cancel(await reserve(car));
    const id = await reserve(car);
    await yard.admin('PUT', `/api/reservations/${id}/completion`);
    expect(await yard.look(id)).toMatchObject({ state: 'completed' });
    await yard.importStock([yard.car(`${car}-back`, { vin })]);
    expect(await yard.isReserved(`${car}-back`)).toBe(false);
    expect(await yard.reserve(wish(newShopper(), `${car}-back`))).toMatchObject({ status: 201 });
  });

  test.each([
    ['the page of a sold one, and which has another VIN', '-other', '', { vin: 'JTMHX3JH90N000005' }],
    ['the page of a sold one, and which has none', '-other', '', {}],
    ['the id of a sold one, and which has another VIN', '', '-other', { vin: 'JTMHX3JH90N000005' }],
  ])('a vehicle to which an import hands %s, is not that one', async (_, id, page, facts) => {
    const car = await newCar({ vin: 'JTMHX3JH90N000004' });
    const shopper = newShopper();
    await yard.reserve(wish(shopper, car));
    const { address } = await yard.pay(shopper);
    await yard.importStock([yard.car(car + id, { slug: `rio-${car}${page}`, ...facts })]);
    await yard.decide(address, 'accept');
    await vi.waitFor(async () =>
      expect(await yard.look(shopper)).toMatchObject({ state: 'refunded', reason: 'sold' }),
    );
  });

  const whole = 'JTMHX3JH90N000009';
  const named = { stocknum: 'S 9', slug: '2021-kia-rio-s-9', name: '2021 Kia Rio S' };
  test.each([
    ['before', { vin: whole }, { vin: 'JTMHX3JH90N000010' }],
    ['while', { vin: whole }, { vin: 'JTMHX3JH90N000010' }],
    ['after', { vin: whole }, { vin: 'JTMHX3JH90N000010' }],
    ['while', { vin: whole, stocknum: 'S 9' }, { vin: 'JTMHX3JH90N000010', ...named }],
    ['after', { vin: whole, stocknum: 'S 9' }, { vin: 'JTMHX3JH90N000010', ...named }],
    ['after', { vin: whole, stocknum: 'S 9' }, named],
    ['while', { stocknum: 'S 9' }, { vin: whole, ...named }],
    ['while', {}, { vin: whole, slug: 'rio-s' }],
  ])(
    'a vehicle that the yard corrects %s its shopper pays is hers all the same: %j, then %j',
    async (when, known, corrected) => {
      const car = await newCar(known);
      const correct = () => yard.importStock([yard.car(car, corrected)]);
      const id = newShopper();
      await yard.reserve(wish(id, car));
      if (when === 'before') await correct();
      const { address } = await yard.pay(id);
      if (when === 'while') await correct();
      await yard.decide(address, 'accept');
      await vi.waitFor(async () => expect(await yard.look(id)).toMatchObject({ state: 'reserved' }));
      if (when === 'after') await correct();
      expect(await yard.isReserved(car)).toBe(true);
      await yard.change(car, { reserved: false });
      expect(await yard.reserve(wish(newShopper(), car))).toMatchObject({ status: 409, code: 'taken' });
      await yard.cancel(id);
    },
  );

  test('a stock import does not undo a reservation', async () => {
    const car = await newCar();
    const id = await reserve(car);
    await yard.importStock([yard.car(car)]);
    expect(await yard.isReserved(car)).toBe(true);
    await yard.cancel(id);
    expect(await yard.isReserved(car)).toBe(false);
  });

  test('a vehicle that the stock itself calls reserved stays so, whatever ends online', async () => {
    const [former, both, other] = [await newCar(), await newCar(), await newCar()];
    await yard.cancel(await reserve(former));
    const id = await reserve(both);
    // An import points its alias a second time where it got no answer.
    const stock = [former, both, other].map((car) => yard.car(car, { reserved: true }));
    const collection = await yard.importStock(stock);
    await yard.pointAt(collection, '/');
    const say = (): Promise<unknown[]> => Promise.all([former, both, other].map(yard.isReserved));
    expect(await say()).toEqual([true, true, true]);
    await yard.cancel(id);
    expect(await say()).toEqual([true, true, true]);
    await yard.importStock([former, both, other].map((car) => yard.car(car)));
    expect(await say()).toEqual([false, false, false]);
  });

  test('what the yard says of a vehicle counts when its next reservation begins', async () => {
    const car = await newCar();
    const former = await reserve(car);
    await yard.importStock([yard.car(car, { reserved: true })]);
    await yard.cancel(former);
    expect(await yard.isReserved(car)).toBe(true);
    await yard.change(car, { reserved: false });
    await yard.cancel(await reserve(car));
    expect(await yard.isReserved(car)).toBe(false);
  });

  test('a vehicle that the yard reserved while a shopper paid stays reserved when the shopper cancels', async () => {
    const car = await newCar();
    const id = newShopper();
    await yard.reserve(wish(id, car));
    const { address } = await yard.pay(id);
    await yard.importStock([yard.car(car, { reserved: true })]);
    await yard.decide(address, 'accept');
    expect(await yard.look(id)).toMatchObject({ state: 'reserved' });
    await yard.cancel(id);
    expect(await yard.isReserved(car)).toBe(true);
  });

  test('who points the alias at the live stock again, also after a restart, takes no word of ours for that of the stock', async () => {
    const car = await newCar();
    const collection = await yard.importStock([yard.car(car)]);
    const id = await reserve(car);
    await yard.restart();
    await yard.pointAt(collection);
    await yard.cancel(id);
    expect(await yard.isReserved(car)).toBe(false);
  });

  test('whoever points the alias at no collection gets the answer of the index', async () => {
    const car = await newCar();
    await reserve(car);
    await yard.pointAt('vehicles_nowhere');
    await yard.importStock([yard.car(car)]);
    expect(await yard.isReserved(car)).toBe(true);
  });

  test('after a restart all is as it was', async () => {
    const car = await newCar();
    const id = await reserve(car);
    const other = newShopper();
    const second = await newCar();
    await yard.reserve(wish(other, second));
    const { address } = await yard.pay(other);
    await yard.restart();
    expect(await yard.look(id)).toMatchObject({ state: 'reserved' });
    expect(await yard.look(other)).toMatchObject({ state: 'held', payment: 'begun' });
    const page = String(address).replace(/^http:\/\/[^/]+/, yard.url());
    await yard.decide(page, 'accept');
    expect(await yard.look(other)).toMatchObject({ state: 'reserved' });
  });

  test('the dealer lists, completes and refunds; nobody else does', async () => {
    const car = await newCar();
    const id = await reserve(car);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', `/${id}/completion`],
      ['PUT', `/${id}/refund`],
    ] as const)
      expect((await yard.send(method, `/api/reservations${path}`)).status).toBe(401);
    const list = await yard.admin('GET', '/api/reservations?dealership_slug=tiny&limit=1');
    expect(list).toMatchObject({ reservations: [{ id, first_name: 'Ada', state: 'reserved' }] });
    expect(await yard.admin('PUT', `/api/reservations/${id}/completion`)).toMatchObject({
      state: 'completed',
    });
    expect(await yard.cancel(id)).toMatchObject({ status: 409, code: 'over' });
    expect(await yard.isReserved(car)).toBe(true);
    expect(await yard.admin('PUT', `/api/reservations/${id}/refund`)).toMatchObject({ state: 'refunded' });
    expect(await yard.isReserved(car)).toBe(false);
  });
});

describe('words of a payment processor', () => {
  test('one that is not signed, or signed long ago, changes nothing', async () => {
    const secret = 's'.repeat(32);
    const word = { payment: 'p', outcome: 'paid', at: 1 } as const;
    const own = await openYard({ payments: { url: 'http://127.0.0.1:9', secret } });
    const now = Math.floor(Date.now() / 1000);
    const tell = (signature: string) =>
      own.send('POST', '/api/payments/events', word, { 'forecourt-signature': signature });
    try {
      expect((await tell('')).status).toBe(403);
      expect((await tell(signWord('other', word, now))).status).toBe(403);
      expect((await tell(signWord(secret, word, now - 400))).status).toBe(403);
      expect((await tell(signWord(secret, { ...word, at: 2 }, now))).status).toBe(403);
      expect((await tell(signWord(secret, word, now))).status).toBe(404);
      await own.importStock([own.car('1')]);
      await own.reserve(wish('1', '1'));
      // The processor does not answer; the vehicle stays held, and nothing is owed.
      expect((await own.pay('1')).status).toBe(503);
      expect(await own.look('1')).toMatchObject({ state: 'held' });
    } finally {
      await own.close();
    }
  });

  test('a server that nobody told otherwise takes no payments, and has no sandbox of them', async () => {
    const open = await openYard({ payments: null });
    try {
      await open.importStock([open.car('1')]);
      await open.reserve(wish('1', '1'));
      expect((await open.pay('1')).status).toBe(503);
      expect((await fetch(`${open.url()}/sandbox-payments/style.css`)).status).toBe(404);
    } finally {
      await open.close();
    }
  });

  test('a payment leads back to the site of the dealer alone', async () => {
    const car = await newCar();
    const id = newShopper();
    await yard.reserve(wish(id, car));
    expect((await yard.pay(id, { return_to: '//elsewhere.example/' })).status).toBe(422);
    const path = `/api/reservations/${id}/payment`;
    const body = { price: 20_000, deposit: 200, return_to: '/checkout/' };
    const { address } = await yard.send('POST', path, body, { origin: 'https://elsewhere.example' });
    const back = await yard.decide(address, 'abandon');
    expect(back.headers.get('location')).toBe(`${new URL(yard.dealer.site.url).origin}/checkout/`);
    expect(await yard.look(id)).toMatchObject({ state: 'held', payment: 'abandoned' });
  });
});
