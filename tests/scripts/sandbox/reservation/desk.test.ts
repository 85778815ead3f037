import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { PaymentNews } from '#scripts/sandbox/reservation/processor.ts';
import { createReservationDesk } from '#scripts/sandbox/reservation/reservation-desk.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { newRequest } from '../../../attack/reservation-world.ts';

const id = 'a'.repeat(32);
const end = 100 + 15 * 60;

/** A hold from second 100 on, with a payment that has begun. */
async function open(
  news: () => PaymentNews,
  writeMarks = (): Promise<void> => Promise.resolve(),
  isSold = (): Promise<boolean> => Promise.resolve(false),
) {
  const store = createReservationStore(new DatabaseSync(':memory:'));
  const ask = vi.fn(() => Promise.resolve(news()));
  const giveBack = vi.fn((): Promise<PaymentNews> => Promise.resolve({ outcome: 'open', at: 0 }));
  const desk = createReservationDesk({
    store,
    marker: { writeMarks },
    processor: {
      begin: () => Promise.resolve('/page'),
      ask,
      giveBack,
    },
    secret: null,
    isSold,
    told: () => undefined,
  });
  store.hold(newRequest(id, '1'), 100);
  await desk.beginPayment(id, { about: '', returnTo: '' }, 100);
  return { desk, ask, giveBack };
}

test('RSV-02 nobody is shown a hold that has run out, but the processor is asked before it ends', async () => {
  const { desk, ask } = await open(() => ({ outcome: 'open', at: 0 }));
  expect(await desk.look(id, end - 2)).toMatchObject({ state: 'held' });
  // Asked a moment ago: who paid since then would lose the vehicle.
  expect(await desk.look(id, end + 1)).toMatchObject({ state: 'held' });
  expect(await desk.look(id, end + 4)).toMatchObject({ state: 'expired' });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('RSV-02 an index that does not answer holds up no word of a processor', async () => {
  vi.useFakeTimers();
  const { desk } = await open(
    () => ({ outcome: 'paid', at: 101 }),
    () => new Promise(() => undefined),
  );
  const looked = desk.look(id, 110);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await looked).toMatchObject({ state: 'reserved' });
  vi.useRealTimers();
});

test.each([
  ['is sold', () => Promise.resolve(true), 'cancelled', 1],
  ['is for sale', () => Promise.resolve(false), 'reserved', 0],
  ['cannot be asked about', () => Promise.reject(new Error('no index')), 'reserved', 0],
  ['is asked about without an answer', () => new Promise<boolean>(() => undefined), 'reserved', 0],
])('RSV-02 a payment for a vehicle that %s', async (_, isSold, state, refunds) => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { desk, giveBack } = await open(() => ({ outcome: 'paid', at: 101 }), undefined, isSold);
  const looked = desk.look(id, 110);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await looked).toMatchObject({ state });
  expect(giveBack).toHaveBeenCalledTimes(refunds);
  warn.mockRestore();
  vi.useRealTimers();
});

test('RSV-02 a payment of the last second, of which nobody has heard, still reserves', async () => {
  let news: PaymentNews = { outcome: 'open', at: 0 };
  const { desk } = await open(() => news);
  await desk.look(id, end - 2);
  news = { outcome: 'paid', at: end - 1 };
  expect(await desk.look(id, end + 1)).toMatchObject({ state: 'held' });
  expect(await desk.look(id, end + 4)).toMatchObject({ state: 'reserved' });
});

test('RSV-02 money that came after the end goes back, and the hold is over at once', async () => {
  const { desk, giveBack } = await open(() => ({ outcome: 'paid', at: end + 2 }));
  giveBack.mockResolvedValue({ outcome: 'returned', at: end + 9 });
  expect(await desk.look(id, end + 6)).toMatchObject({ payments: [{ state: 'owed' }], state: 'expired' });
  await desk.sweep(end + 80);
  expect(await desk.look(id, end + 81)).toMatchObject({ state: 'refunded' });
});

test('RSV-02 the sweep asks about a payment of the last second before it ends the hold', async () => {
  let news: PaymentNews = { outcome: 'open', at: 0 };
  const { desk } = await open(() => news);
  await desk.look(id, end - 2);
  news = { outcome: 'paid', at: end - 1 };
  await desk.sweep(end + 1);
  expect(await desk.look(id, end + 2)).toMatchObject({ state: 'reserved' });
});

test('RSV-02 who cancels gives back their own money at once, and asks no processor again and again', async () => {
  const { desk, giveBack } = await open(() => ({ outcome: 'paid', at: end - 9 }));
  expect(await desk.look(id, end - 8)).toMatchObject({ state: 'reserved' });
  expect(await desk.tell('b'.repeat(32), { kind: 'cancel' }, end - 7)).toBeNull();
  expect(giveBack).not.toHaveBeenCalled();
  for (const now of [end - 6, end - 5, end, end + 20])
    expect(await desk.tell(id, { kind: 'cancel' }, now)).toMatchObject({ payments: [{ state: 'owed' }] });
  expect(await desk.tell('b'.repeat(32), { kind: 'cancel' }, end + 30)).toBeNull();
  expect(giveBack).toHaveBeenCalledTimes(1);
  // The sweep goes on with it.
  giveBack.mockResolvedValue({ outcome: 'returned', at: end + 90 });
  await desk.sweep(end + 90);
  expect(desk.store.find(id)).toMatchObject({ payments: [{ state: 'returned' }] });
});
