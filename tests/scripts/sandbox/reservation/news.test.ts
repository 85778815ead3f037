import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openInboxStore, type InboxStore } from '#scripts/sandbox/inbox/inbox-store.ts';
import { MessageError, type SendMessage } from '#scripts/sandbox/messages/message.ts';
import { openSessionStore } from '#scripts/sandbox/payments/session-store.ts';
import { describeNews } from '#scripts/sandbox/reservation/news/describe-news.ts';
import { openNewsLedger } from '#scripts/sandbox/reservation/news/news-ledger.ts';
import { createNewsTeller } from '#scripts/sandbox/reservation/news/tell-news.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { newRequest } from '../../../attack/reservation-world.ts';
import { openYard, wish } from './yard.ts';

let yard: Awaited<ReturnType<typeof openYard>>;
let inbox: InboxStore;
beforeAll(async () => {
  yard = await openYard();
  await yard.importStock([yard.car('1')]);
  inbox = openInboxStore(yard.folder);
});
afterAll(async () => {
  inbox.close();
  await yard.close();
});

const now = (): number => Math.floor(Date.now() / 1000);
const listMail = (): string[] => inbox.list(50, 'email').map(({ title }) => title);

test('RSV-02 a deposit that was paid while the server was down is told after its start, before anybody asks for the dealer', async () => {
  await yard.reserve(wish('1', '1'));
  const { address } = await yard.pay('1');
  await yard.restart(() => {
    const sessions = openSessionStore(yard.folder);
    sessions.decide(new URL(String(address)).pathname.split('/').at(-1) ?? '', 'paid', now());
    sessions.close();
  });
  await vi.waitFor(() => expect(listMail()).toEqual(['Reserved for you: 2021 Kia Rio 1']), 8_000);
  await yard.restart();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(listMail()).toHaveLength(1);
});

const id = 'e'.repeat(32);
const request = {
  ...newRequest(id, '1'),
  ...{ collection: 'vehicles_tiny', slug: 'rio-1', vehicleName: 'Kia Rio', dealershipSlug: 'tiny' },
  ...{ price: 20_000, reserveSeconds: 3_600 },
};

/** A paid reservation, and who tells of it. */
function openTeller() {
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  store.hold(request, now());
  store.beginPayment(id, 'p1', now());
  const dealers = vi.fn(() => Promise.resolve([yard.dealer]));
  const send = vi.fn<SendMessage>(() => Promise.resolve());
  const open = () =>
    createNewsTeller(store, openNewsLedger(database), { inbox: { add: () => true }, send, dealers });
  const teller = open();
  store.tellOfPayment({ kind: 'paid', payment: 'p1', at: now() }, now());
  const paid = store.find(id);
  if (!paid) throw new Error('There is no reservation.');
  return { store, teller, open, send, dealers, paid };
}

test('RSV-02 news of a dealer whose file cannot be read is told later, once, also by the next process', async () => {
  const { teller, open, send, dealers, paid } = openTeller();
  dealers.mockResolvedValueOnce([]).mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('no files'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  teller.tell(paid);
  await teller.tellRest();
  await teller.tellRest();
  expect(send).not.toHaveBeenCalled();
  await open().tellRest();
  teller.tell(paid);
  await teller.tellRest();
  expect(send).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledWith(`${id} reserved`, expect.objectContaining({ to: 'ada@example.com' }));
});

test('RSV-02 an e-mail that nobody takes is sent again with the same id, by the next process too, and then no more', async () => {
  const { teller, open, send, paid } = openTeller();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockRejectedValueOnce(new MessageError('down')).mockRejectedValueOnce(new MessageError('down'));
  teller.tell(paid);
  // Not at once again: a service that is down has other things to do.
  await teller.tellRest();
  await open().tellRest();
  await open().tellRest();
  await open().tellRest();
  expect(send.mock.calls.map(([name]) => name)).toEqual(Array.from({ length: 3 }, () => `${id} reserved`));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is tried again. down'));
});

test('RSV-02 an e-mail that nobody will ever take is not sent again', async () => {
  const { teller, open, send, paid } = openTeller();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockRejectedValueOnce(new MessageError('no address', { isFinal: true }));
  teller.tell(paid);
  await teller.tellRest();
  await open().tellRest();
  expect(send).toHaveBeenCalledOnce();
});

test('RSV-02 of what became of a reservation meanwhile the newest is told', async () => {
  const { store, teller, send } = openTeller();
  store.tell(id, { kind: 'cancel' }, now());
  await teller.tellRest();
  store.tellOfPayment({ kind: 'returned', payment: 'p1' }, now());
  await teller.tellRest();
  expect(send.mock.calls).toMatchObject([
    [`${id} cancelled`, { subject: 'Your reservation is over: Kia Rio' }],
    [`${id} refunded`, { subject: 'Your deposit is on its way back: Kia Rio' }],
  ]);
});

test('RSV-02 whose deposit goes back because the vehicle was sold meanwhile is told so', () => {
  const store = createReservationStore(new DatabaseSync(':memory:'));
  store.hold(request, now());
  store.beginPayment(id, 'p1', now());
  store.tell(id, { kind: 'sold' }, now());
  const sold = 'Kia Rio was sold or taken off sale before your deposit arrived. We are sorry.';
  for (const kind of ['paid', 'returned'] as const) {
    const after = store.tellOfPayment({ kind, payment: 'p1', at: now() }, now());
    const text = after && describeNews(after, yard.dealer)?.text;
    expect(text).toContain(`${sold}\n\n`);
    expect(text).toContain('$200');
  }
});

test('a file from before reasons were kept has none', () => {
  const database = new DatabaseSync(':memory:');
  createReservationStore(database).hold(request, now());
  database.exec('alter table reservations drop column reason');
  const store = createReservationStore(database);
  expect(store.find(id)?.reason).toBeNull();
  expect(store.tell(id, { kind: 'sold' }, now())).toMatchObject({ state: 'cancelled', reason: 'sold' });
});

test('a file from before there was a ledger tells nobody twice', async () => {
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  store.hold(request, now());
  store.beginPayment(id, 'p1', now());
  store.tellOfPayment({ kind: 'paid', payment: 'p1', at: now() }, now());
  expect(openNewsLedger(database).listUntold(0)).toEqual([]);
  store.tell(id, { kind: 'cancel' }, now());
  expect(openNewsLedger(database).listUntold(0)).toEqual([id]);
});
