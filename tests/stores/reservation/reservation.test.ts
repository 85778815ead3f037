import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openYard, wish } from '../../scripts/sandbox/reservation/yard.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const {
  $reservation,
  giveUpReservation,
  openReservation,
  payDeposit,
  reserveVehicle,
  returnToPage,
  untouchedReservation,
} = await import('#stores/reservation/reservation.ts');

let yard: Awaited<ReturnType<typeof openYard>>;
const send = globalThis.fetch;
beforeAll(async () => {
  yard = await openYard();
  await yard.importStock([yard.car('1')]);
  // Browsers say where they are.
  vi.stubGlobal('fetch', (url: URL, request: RequestInit) =>
    send(url, { ...request, headers: { ...request.headers, origin: 'http://tiny.localhost:4321' } }),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await yard.close();
});

test('RSV-01 a vehicle that is sold while somebody is about to pay is neither held nor paid, and both are told', async () => {
  const go = vi.fn();
  const place = { apiUrl: `${yard.url()}/api`, returnPath: '/checkout/', origins: [yard.url()], go };
  const agreed = { price: 20_000, deposit: 200 };
  const contact = {
    ...{ firstName: 'Ada', lastName: 'Byron', phone: '0491 570 156', email: 'ada@example.com' },
  };
  await reserveVehicle(place, { ...agreed, dealershipSlug: 'tiny', vehicleId: '1', contact });
  expect(go).toHaveBeenCalledOnce();
  returnToPage(place.apiUrl);
  await vi.waitUntil(() => $reservation.get().status === 'idle');
  expect($reservation.get().reservation?.state).toBe('held');
  await yard.change('1', { sold: true, status: 'sold' });
  // Nobody answers the first press; what it was told is gone with the second one.
  const answering = globalThis.fetch;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  await payDeposit(place, agreed);
  expect($reservation.get()).toMatchObject({
    problem: { kind: 'unreachable' },
    reservation: { state: 'held' },
  });
  vi.stubGlobal('fetch', answering);
  const paying = payDeposit(place, agreed);
  expect($reservation.get()).toMatchObject({ status: 'sending', problem: null });
  await paying;
  expect(go).toHaveBeenCalledOnce();
  expect($reservation.get()).toMatchObject({
    ...{ status: 'idle', problem: { kind: 'gone' } },
    reservation: { state: 'cancelled', refund: 'none' },
  });
});

test('RSV-01 a press does not wait for a look, which says no more then; a look waits for the one before', async () => {
  await yard.importStock([yard.car('5')]);
  const id = '5'.padStart(32, 'e');
  await yard.reserve(wish(id, '5'));
  const apiUrl = `${yard.url()}/api`;
  $reservation.set(untouchedReservation);
  await openReservation(apiUrl, id);
  const answering = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let looks = 0;
  vi.stubGlobal('fetch', async (url: URL, request: RequestInit) => {
    const answer = await answering(url, request);
    if (request.method === 'DELETE') return answer;
    looks += 1;
    await promise;
    return answer;
  });
  // On a slow line a look takes longer than the pause to the next one.
  const looking = [1, 2, 3].map(() => openReservation(apiUrl, id));
  await vi.waitUntil(() => looks === 1);
  await giveUpReservation(apiUrl);
  expect($reservation.get()).toMatchObject({ status: 'idle', reservation: { state: 'cancelled' } });
  resolve(undefined);
  await Promise.all(looking);
  expect(looks).toBe(1);
  expect($reservation.get()).toMatchObject({ status: 'idle', reservation: { state: 'cancelled' } });
  vi.stubGlobal('fetch', answering);
});
