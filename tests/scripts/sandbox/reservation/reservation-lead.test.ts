import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leadDocument } from '#domain/lead/document.ts';
import { openContactForgetter } from '#scripts/sandbox/reservation/forget-contacts.ts';
import { createReservationLeadIds } from '#scripts/sandbox/reservation/lead/reservation-lead-id.ts';
import { openLeadLedger } from '#scripts/sandbox/reservation/lead/lead-ledger.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { createReservationLeads } from '#scripts/sandbox/reservation/lead/reservation-leads.ts';
import { createLeadTeller } from '#scripts/sandbox/leads/telling/tell-leads.ts';
import { openRelay } from '../../../services/lead/relay.ts';
import { newRequest } from '../../../attack/reservation-world.ts';
import { openYard, wish } from './yard.ts';

let yard: Awaited<ReturnType<typeof openYard>>;
beforeAll(async () => {
  yard = await openYard();
  await yard.importStock([yard.car('1'), yard.car('2')]);
});
afterAll(() => yard.close());

type Leads = { car_id: string; subcategory: string; id: string }[];
const listLeads = async (): Promise<Leads> =>
  (await yard.admin('GET', '/api/leads'))['leads'] as unknown as Leads;

const leadIds = createReservationLeadIds(Buffer.from('a secret of this server'));
const id = '5'.padStart(32, 'd');
test('RSV-01 a paid deposit is a lead for the dealer, once, also after a restart', async () => {
  await yard.reserve(wish(id, '1'));
  const { address } = await yard.pay(id);
  expect(await listLeads()).toEqual([]);
  await yard.decide(address, 'accept');
  await vi.waitFor(async () => expect(await listLeads()).toHaveLength(1), { timeout: 10_000 });
  const [lead] = await listLeads();
  expect(v.parse(leadDocument, lead)).toMatchObject({
    ...{ category: 'Vehicle Enquiry', subcategory: 'Reservation', car_id: '1', 'Vehicle Make': 'Kia' },
    ...{ name: 'Ada', last_name: 'Byron', phone: '0491570156', email: 'ada@example.com', deposit: '200' },
    message: expect.stringMatching(/Deposit paid: \$200.*Agreed price: \$20,000.*Receipt R-/) as string,
  });
  expect(lead?.id).not.toBe(id);
  await yard.restart();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(await listLeads()).toHaveLength(1);
});

const request = {
  ...newRequest(id, '1'),
  ...{ collection: 'vehicles_tiny', slug: 'rio-1', vehicleName: 'Kia Rio', dealershipSlug: 'tiny' },
  ...{ price: 20_000, reserveSeconds: 3_600 },
};

/** What hands over the leads of reservations, into a list that takes them as it is told. */
function openTeller(
  database: DatabaseSync,
  store: ReturnType<typeof createReservationStore>,
  keep: () => Promise<'kept'>,
  dealer = yard.dealer,
) {
  const source = createReservationLeads(store, openLeadLedger(database), leadIds, {
    ...{ leads: { keep }, inbox: { add: () => true } },
    vehicles: { findSame: () => Promise.resolve(null) },
  });
  return createLeadTeller([source], () => Promise.resolve([dealer]));
}

test('a lead that nobody took is handed over later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  store.hold(request, 100);
  store.beginPayment(id, 'p1', 100);
  store.tellOfPayment({ kind: 'paid', payment: 'p1', at: 110 }, 110);
  const keep = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue('kept');
  const tell = openTeller(database, store, keep);
  await tell();
  await tell();
  await tell();
  expect(keep).toHaveBeenCalledTimes(2);
  expect(keep.mock.calls[0]).toEqual(keep.mock.calls[1]);
});

test('those of a dealer without a sound file hold up no other', async () => {
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  for (let at = 0; at <= 60; at += 1) {
    const own = { ...request, id: String(at).padStart(32, '0'), vehicleId: String(at) };
    store.hold(at === 60 ? own : { ...own, dealershipSlug: 'gone' }, 100);
    store.beginPayment(own.id, `p${at}`, 100);
    store.tellOfPayment({ kind: 'paid', payment: `p${at}`, at: 110 }, 110 + at);
  }
  const keep = vi.fn().mockResolvedValue('kept');
  const tell = openTeller(database, store, keep);
  for (let times = 0; times < 3; times += 1) await tell();
  expect(keep).toHaveBeenCalledOnce();
});

describe('a deposit that is paid, at a dealer whose leads go elsewhere', () => {
  let relay: Awaited<ReturnType<typeof openRelay>>;
  beforeAll(async () => {
    relay = await openRelay();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => relay.close());
  /** A desk with two paid reservations, and what hands them over. */
  const payTwo = (name: 'http' | 'adf', first: string) => {
    const database = new DatabaseSync(':memory:');
    const store = createReservationStore(database);
    const ids = ['1', '2'].map((digit) => `${first}${digit}`.repeat(16));
    for (const [row, reservation] of ids.entries()) {
      store.hold({ ...request, id: reservation, vehicleId: String(row) }, 100);
      store.beginPayment(reservation, `p${row}`, 100);
      store.tellOfPayment({ kind: 'paid', payment: `p${row}`, at: 110 + row }, 110 + row);
    }
    const { build } = yard.dealer;
    const dealer = { ...yard.dealer, build: { ...build, leadDelivery: { name, url: relay.url } } };
    const tell = openTeller(database, store, () => Promise.resolve('kept'), dealer);
    return { tell, keys: ids.map((one) => leadIds.create(one)) };
  };
  const of = (keys: readonly string[]) => relay.received.filter(({ key }) => keys.includes(key));

  test('RSV-01 is posted to the driver http, with its id as key, and once', async () => {
    const { tell, keys } = payTwo('http', 'a');
    await tell();
    await tell();
    expect(of(keys).map(({ key }) => key)).toEqual(keys);
    const { userData, isLastStep } = JSON.parse(of(keys)[0]?.body ?? '') as Record<string, unknown>;
    expect(isLastStep).toBe(true);
    expect(v.parse(leadDocument, userData)).toMatchObject({
      ...{ id: keys[0], subcategory: 'Reservation', car_id: '0', deposit: '200', phone: '0491570156' },
      message: expect.stringContaining('Deposit paid: $200') as string,
    });
  });

  test('RSV-01 is ADF for the driver adf, with the deposit in its comments', async () => {
    const { tell, keys } = payTwo('adf', 'b');
    await tell();
    const [first] = of(keys);
    expect(first?.type).toBe('application/x-adf+xml');
    expect(first?.body).toContain(`>${keys[0]}</id>`);
    expect(first?.body).toMatch(/<name part="first">Ada<.*<name part="last">Byron</s);
    expect(first?.body).toMatch(/<comments>.*Deposit paid: \$200.*Receipt R-.*<\/comments>/s);
  });

  test('RSV-01 is kept while the service is down, tried less often, and holds up no other', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { tell, keys } = payTwo('http', 'c');
    relay.answerWith(503);
    for (let times = 0; times < 3; times += 1) await tell();
    relay.answerWith(null);
    // After the second failure in a row it waits for a quarter of a minute.
    await tell();
    expect(of(keys)).toEqual([]);
    vi.advanceTimersByTime(16_000);
    await tell();
    expect(of(keys)).toHaveLength(2);
    vi.useRealTimers();
  });
});

test('AUTH-01 a deleted account is taken out of reservations as soon as they are over, and their figures stay', () => {
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  const { forget, sweep } = openContactForgetter(database);
  store.hold(request, 100);
  store.beginPayment(id, 'p1', 100);
  store.tellOfPayment({ kind: 'paid', payment: 'p1', at: 110 }, 110);
  forget([id]);
  expect(store.find(id)).toMatchObject({ state: 'reserved', email: 'ada@example.com' });
  store.tell(id, { kind: 'cancel' }, 120);
  sweep();
  // The deposit is still to go back.
  expect(store.find(id)).toMatchObject({ state: 'cancelled', firstName: 'Ada' });
  store.tellOfPayment({ kind: 'returned', payment: 'p1' }, 130);
  sweep();
  expect(store.find(id)).toMatchObject({
    ...{ state: 'refunded', firstName: '', lastName: '', phone: '', email: '', deposit: 200 },
    vehicleName: 'Kia Rio',
  });
});
