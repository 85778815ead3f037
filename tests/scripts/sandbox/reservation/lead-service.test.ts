import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLeadLedger } from '#scripts/sandbox/reservation/lead/lead-ledger.ts';
import { createReservationLeadIds } from '#scripts/sandbox/reservation/lead/reservation-lead-id.ts';
import { createReservationLeads } from '#scripts/sandbox/reservation/lead/reservation-leads.ts';
import { createLeadTeller } from '#scripts/sandbox/leads/telling/tell-leads.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { fixtureDealer } from '../../../integration/fixture-target.ts';
import { listen } from '../../../listen.ts';
import { newRequest } from '../../../attack/reservation-world.ts';

const leadIds = createReservationLeadIds(Buffer.from('a secret of this server'));
const idOf = (at: number): string => String(at).padStart(32, 'e');

/** A server with paid reservations of the dealer "tiny", whose service answers each lead as it is told to. */
async function openService() {
  /** Statuses by the numbers of reservations; 201 for all others. */
  const refused = new Map<number, number>();
  let isDown = false;
  /** Leads that wait for their answer while the service is slow. */
  let waiting: (() => void)[] | null = null;
  const asked: number[] = [];
  const numbers = new Map<string, number>();
  const server = createServer((request, response) => {
    const number = numbers.get(String(request.headers['idempotency-key'])) ?? -1;
    asked.push(number);
    const status = isDown ? 503 : (refused.get(number) ?? 201);
    request.resume();
    const answer = (): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 201 ? '{"lead_id":"taken"}' : '{"error":"not this one"}');
    };
    if (waiting) waiting.push(answer);
    else answer();
  });
  const url = `${await listen(server)}/leads`;
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  const ledger = openLeadLedger(database);
  const tiny = fixtureDealer('tiny');
  const dealers = [
    { ...tiny, build: { ...tiny.build, leadDelivery: { name: 'http' as const, url } } },
    fixtureDealer('other'),
  ];
  const keep = vi.fn().mockResolvedValue('kept');
  const findSame = vi.fn((): Promise<null> => Promise.resolve(null));
  const source = createReservationLeads(store, ledger, leadIds, {
    ...{ leads: { keep }, inbox: { add: () => true } },
    vehicles: { findSame },
  });
  return {
    ...{ asked, refused, ledger, keep, findSame },
    setSlow: (slow: boolean): void => {
      for (const answer of waiting ?? []) answer();
      waiting = slow ? [] : null;
    },
    setDown: (down: boolean) => (isDown = down),
    tell: createLeadTeller([source], () => Promise.resolve(dealers)),
    pay: (number: number, dealershipSlug = 'tiny'): void => {
      const id = idOf(number);
      numbers.set(leadIds.create(id), number);
      store.hold({ ...newRequest(id, String(number)), dealershipSlug }, 100);
      const [payment = { id: '' }] = store.beginPayment(id, `p${number}`, 100)?.payments ?? [];
      store.tellOfPayment({ kind: 'paid', payment: payment.id, at: 110 }, 110 + number);
    },
    close: () => server.close(),
  };
}

let service: Awaited<ReturnType<typeof openService>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  service = await openService();
});
afterEach(() => {
  service.close();
  vi.useRealTimers();
});

test('a service that takes no lead is asked once a round; every lead is in the list here at once', async () => {
  const { asked, keep, ledger, pay, setDown, tell } = service;
  for (let number = 0; number < 79; number += 1) pay(number);
  pay(79, 'other');
  setDown(true);
  await tell();
  expect([asked.length, keep.mock.calls.length, ledger.listUntold().length]).toEqual([1, 80, 79]);
  setDown(false);
  await tell();
  expect([asked.length, ledger.listUntold()]).toEqual([80, []]);
});

test('a slow service keeps no lead from the service of another dealer, and gets each once', async () => {
  const { asked, ledger, pay, setSlow, tell } = service;
  setSlow(true);
  pay(0);
  pay(1);
  const slow = tell();
  await vi.waitUntil(() => asked.length === 1);
  pay(2, 'other');
  const other = tell();
  await vi.waitUntil(() => !ledger.listUntold().includes(idOf(2)));
  expect([asked.length, ledger.listUntold()]).toEqual([1, [idOf(0), idOf(1)]]);
  setSlow(false);
  await Promise.all([slow, other]);
  expect([asked, ledger.listUntold()]).toEqual([[0, 1], []]);
});

test('an index that hangs keeps no dealer from learning of a deposit', async () => {
  const { asked, keep, ledger, pay, tell, findSame } = service;
  findSame.mockImplementation(() => new Promise(() => undefined));
  for (let number = 0; number < 6; number += 1) pay(number);
  const begin = performance.now();
  await tell();
  expect([asked.length, keep.mock.calls.length, ledger.listUntold()]).toEqual([6, 6, []]);
  // Two seconds for all, not for each.
  expect(performance.now() - begin).toBeLessThan(6_000);
});

test('leads that a service never takes keep it from no other', async () => {
  const { asked, ledger, pay, refused, tell } = service;
  for (let number = 0; number < 12; number += 1) pay(number);
  // Four that came first, and one among the others.
  for (const number of [0, 1, 2, 3, 8]) refused.set(number, 422);
  await tell();
  expect([asked.length, ledger.listUntold().length]).toEqual([3, 12]);
  await tell();
  expect(ledger.listUntold()).toEqual([0, 1, 2, 3, 8].map(idOf));
});

test('a service that fails for one lead alone keeps the next one waiting for five minutes at most', async () => {
  const { ledger, pay, refused, tell } = service;
  refused.set(0, 500);
  pay(0);
  for (let hour = 0; hour < 10; hour += 1) {
    await tell();
    vi.advanceTimersByTime(3_600_000);
  }
  await tell();
  pay(1);
  await tell();
  expect(ledger.listUntold()).toEqual([idOf(0), idOf(1)]);
  vi.advanceTimersByTime(300_000);
  await tell();
  expect(ledger.listUntold()).toEqual([idOf(0)]);
});
