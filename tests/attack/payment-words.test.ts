import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signWord, type PaymentWord } from '#scripts/sandbox/reservation/payment-signature.ts';
import { openYard, wish } from '../scripts/sandbox/reservation/yard.ts';
import { createRandom } from './reservation-world.ts';
import { listen } from '../listen.ts';

/*
 * Whoever finds the address that hears the payment processor: forged, changed, overheard, late, repeated and mixed words
 * reserve nothing, cost nobody money and never end a reservation that is paid.
 */

const secret = 'a secret of the processor, 32 letters';
const now = (): number => Math.floor(Date.now() / 1000);
let lastPayment = '';
/** What the processor answers when it is asked of a payment: nothing, since all news comes by words. */
let known: object = { outcome: 'open', at: 0 };
const processor = createServer((request, answer) => {
  let body = '';
  request.on('data', (piece) => (body += String(piece)));
  request.on('end', () => {
    const order = (body === '' ? {} : JSON.parse(body)) as { id?: string };
    if (order.id !== undefined) lastPayment = order.id;
    const said = order.id === undefined ? known : { address: 'https://pay.example/page' };
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(said));
  });
});
let yard: Awaited<ReturnType<typeof openYard>>;
const cars = Array.from({ length: 14 }, (_, index) => String(index + 1));
beforeAll(async () => {
  const url = `${await listen(processor)}/`;
  yard = await openYard({ payments: { url: url.replace(/\/$/, ''), secret }, opensInbox: true });
  await yard.importStock(cars.map((id) => yard.car(id)));
});
afterAll(async () => {
  await yard.close();
  processor.close();
});

let last = 0;
/** Holds a vehicle and begins its payment. */
async function begin(car: string): Promise<{ id: string; payment: string }> {
  last += 1;
  const body = wish(last.toString(16), car);
  expect((await yard.reserve(body)).status).toBe(201);
  const pay = await yard.send('POST', `/api/reservations/${body.id}/payment`, {
    ...{ price: 20_000, deposit: 200, return_to: '/checkout/' },
  });
  expect(pay.status).toBe(200);
  return { id: body.id, payment: lastPayment };
}
const tell = (word: object, signature?: string) =>
  yard.send(
    'POST',
    '/api/payments/events',
    word,
    signature === undefined ? {} : { 'forecourt-signature': signature },
  );
const stateOf = async (id: string) => {
  const { state, payment, refund } = await yard.send('GET', `/api/reservations/${id}`);
  return { state, payment, refund };
};

describe('RSV-02 a word without the signature of the processor', () => {
  test('changes nothing, however near it comes', async () => {
    const { id, payment } = await begin('1');
    const word: PaymentWord = { payment, outcome: 'paid', at: now() };
    const other: PaymentWord = { ...word, outcome: 'declined' };
    const right = signWord(secret, word, now());
    const [time = '', digest = ''] = right.split(', ');
    const near = [
      '',
      right.slice(0, -1),
      `${right}0`,
      right.toUpperCase(),
      right.replace('v1', 'v0'),
      `${time}, v1=${'0'.repeat(64)}`,
      `${digest}, ${time}`,
      `${right}, ${right}`,
      `${time}, ${time}, ${digest}`,
      right.replace('t=', 't= '),
      right.replace('t=', 't=+'),
      right.replace('t=', 't=0'),
      `t=${now() + 1}, ${digest}`,
      `t=-1, ${digest}`,
      `t=1e9, ${digest}`,
      signWord('', word, now()),
      signWord('undefined', word, now()),
      signWord(secret, other, now()),
      signWord(secret, { ...word, at: word.at + 1 }, now()),
      signWord(secret, { ...word, payment: 'other' }, now()),
      signWord(secret, word, now() - 301),
      signWord(secret, word, now() + 302),
    ];
    const random = createRandom(7);
    for (let at = 0; at < 200; at += 1) {
      const spot = Math.floor(random() * right.length);
      const letter = '0123456789abcdef,= t\u00e9'[Math.floor(random() * 21)] ?? '';
      const changed = right.slice(0, spot) + letter + right.slice(spot + 1);
      if (changed !== right) near.push(changed);
    }
    for (const signature of near)
      expect([signature, (await tell(word, signature)).status]).toEqual([signature, 403]);
    expect((await tell(word)).status).toBe(403);
    // The words of before stay as they were said: nothing of a signed word can be changed either.
    for (const changed of [other, { ...word, payment: `${payment}.paid` }, { ...word, at: 1 }])
      expect((await tell(changed, right)).status).toBe(403);
    expect(await stateOf(id)).toEqual({ state: 'held', payment: 'begun', refund: 'none' });
    expect((await tell(word, right)).status).toBe(200);
    expect((await stateOf(id)).state).toBe('reserved');
  });

  test.each<[string, unknown]>([
    ['a list', []],
    ['another shape', { payment: { $ne: null }, outcome: 'paid', at: 1 }],
    ['an unknown outcome', { payment: 'x', outcome: 'free', at: 1 }],
    ['half a second', { payment: 'x', outcome: 'paid', at: 1.5 }],
    ['a day before all days', { payment: 'x', outcome: 'paid', at: -1 }],
    ['a payment without an end', { payment: 'x'.repeat(5_000), outcome: 'paid', at: 1 }],
    ['100 KB', { payment: 'x', outcome: 'paid', at: 1, more: 'y'.repeat(100_000) }],
  ])('is refused in words when it is %s', async (_title, word) => {
    const answer = await tell(word as object, 't=1, v1=x');
    expect([400, 413, 422]).toContain(answer.status);
    expect(String(answer['message'])).not.toBe('');
  });
});

describe('RSV-02 true words', () => {
  test('that are overheard and sent again do nothing a second time', async () => {
    const { id, payment } = await begin('2');
    const word: PaymentWord = { payment, outcome: 'paid', at: now() };
    const signature = signWord(secret, word, now());
    await Promise.all(Array.from({ length: 20 }, () => tell(word, signature)));
    const reserved = await yard.send('GET', `/api/reservations/${id}`);
    expect(await stateOf(id)).toEqual({ state: 'reserved', payment: 'paid', refund: 'none' });
    // After the money went back, the word of before brings nothing back.
    await yard.send('DELETE', `/api/reservations/${id}`);
    const back: PaymentWord = { payment, outcome: 'returned', at: now() };
    expect((await tell(back, signWord(secret, back, now()))).status).toBe(200);
    expect((await stateOf(id)).state).toBe('refunded');
    expect((await tell(word, signature)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refund: 'returned' });
    expect(reserved['deposit']).toBe(200);
  });

  test('that come late, for a vehicle that somebody else holds by then, reserve nothing and owe the money', async () => {
    const first = await begin('3');
    await yard.send('DELETE', `/api/reservations/${first.id}`);
    const second = await begin('3');
    for (const outcome of ['paid', 'declined', 'paid'] as const) {
      const word: PaymentWord = { payment: first.payment, outcome, at: now() };
      await tell(word, signWord(secret, word, now()));
    }
    expect(await stateOf(first.id)).toMatchObject({ state: 'cancelled', refund: 'owed' });
    expect((await stateOf(second.id)).state).toBe('held');
    const word: PaymentWord = { payment: second.payment, outcome: 'paid', at: now() };
    await tell(word, signWord(secret, word, now()));
    expect((await stateOf(second.id)).state).toBe('reserved');
  });

  test('of somebody else’s payment move no other reservation, in whatever order all come', async () => {
    const random = createRandom(11);
    const all: Awaited<ReturnType<typeof begin>>[] = [];
    for (const car of cars.slice(4, 12)) all.push(await begin(car));
    const words = all.flatMap(({ payment }, index) =>
      (['declined', 'paid', 'abandoned', 'declined'] as const)
        // A third is never paid.
        .filter((outcome) => outcome !== 'paid' || index % 3 !== 0)
        .map((outcome): PaymentWord => ({ payment, outcome, at: now() })),
    );
    const mixed = words.map((word) => ({ word, at: random() })).sort((a, b) => a.at - b.at);
    await Promise.all(mixed.map(({ word }) => tell(word, signWord(secret, word, now()))));
    const states = await Promise.all(all.map(({ id }) => stateOf(id)));
    expect(states.map(({ state }) => state)).toEqual(
      all.map((_, index) => (index % 3 ? 'reserved' : 'held')),
    );
  });
});

test('RSV-02 the payment page leads back to the site alone, for the price that the vehicle has', async () => {
  last += 1;
  const body = wish(last.toString(16), '4');
  expect((await yard.reserve(body)).status).toBe(201);
  const paths = [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:x',
    '/a b',
    '/\t/evil.example',
    '',
    '/x\n',
    '\u202e/x',
  ];
  for (const return_to of paths) {
    const terms = { price: 20_000, deposit: 200, return_to };
    const answer = await yard.send('POST', `/api/reservations/${body.id}/payment`, terms);
    expect([return_to, answer.status]).toEqual([return_to, 422]);
  }
  for (const terms of [
    { price: 1, deposit: 200 },
    { price: 20_000, deposit: 1 },
  ]) {
    const answer = await yard.send('POST', `/api/reservations/${body.id}/payment`, {
      ...terms,
      return_to: '/x',
    });
    expect(answer).toMatchObject({ status: 409, code: 'changed', price: 20_000, deposit: 200 });
  }
});

test('RSV-02 what was paid on a page of before is what dealer and shopper are told, not what was agreed since', async () => {
  const first = await begin('13');
  const declined: PaymentWord = { payment: first.payment, outcome: 'declined', at: now() };
  await tell(declined, signWord(secret, declined, now()));
  await yard.change('13', { reserve_deposit: 2_000 });
  expect((await yard.pay(first.id, { deposit: 2_000 })).status).toBe(200);
  const paid: PaymentWord = { payment: first.payment, outcome: 'paid', at: now() };
  await tell(paid, signWord(secret, paid, now()));
  expect(await yard.look(first.id)).toMatchObject({ state: 'reserved', payment: 'paid', deposit: 200 });
  const second: PaymentWord = { payment: lastPayment, outcome: 'paid', at: now() };
  await tell(second, signWord(secret, second, now()));
  expect(await yard.look(first.id)).toMatchObject({ state: 'reserved', refund: 'owed', deposit: 200 });
  await yard.cancel(first.id);
  const inbox = await (await fetch(`${yard.url()}/inbox/list`)).text();
  expect(inbox).toContain('Your deposit of $2,200 goes back to you in full.');
});

test('RSV-02 a processor whose clock tells parts of a second is understood', async () => {
  const { id } = await begin('14');
  known = { outcome: 'paid', at: now() - 0.5 };
  expect(await yard.look(id)).toMatchObject({ state: 'reserved' });
  known = { outcome: 'open', at: 0 };
});
