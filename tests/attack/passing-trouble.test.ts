import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccountStore } from '#scripts/sandbox/account/account-store.ts';
import { openInboxStore } from '#scripts/sandbox/inbox/inbox-store.ts';
import { MessageError } from '#scripts/sandbox/messages/message.ts';
import { createSender } from '#scripts/sandbox/messages/sender.ts';
import { openLeadLedger } from '#scripts/sandbox/reservation/lead/lead-ledger.ts';
import { createIndexMarker } from '#scripts/sandbox/reservation/mark-index.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { createReservationLeadIds } from '#scripts/sandbox/reservation/lead/reservation-lead-id.ts';
import { createReservationLeads } from '#scripts/sandbox/reservation/lead/reservation-leads.ts';
import { createLeadTeller } from '#scripts/sandbox/leads/telling/tell-leads.ts';
import { newRequest } from './reservation-world.ts';

/*
 * A file that cannot be read or written for a moment: a full disk, or somebody who looks into it with a tool of SQLite.
 */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trouble-'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('an inbox that takes nothing holds nothing up, but a message that stands nowhere else is not called sent', async () => {
  const inbox = openInboxStore(folder);
  const other = new DatabaseSync(join(folder, 'inbox.sqlite'));
  other.exec('begin immediate');
  const entry = { kind: 'reservation', id: '1', dealer: 'yard', title: 'Reserved' } as const;
  expect(inbox.add(entry)).toBe(false);
  const message = { kind: 'email', to: 'a@example.com', subject: 'Code', text: '1', dealer: 'yard' } as const;
  await expect(createSender(inbox, null)('2', message)).rejects.toBeInstanceOf(MessageError);
  other.close();
  expect(inbox.add(entry)).toBe(true);
  inbox.close();
});

test('reservations that could not be read once are told and marked as soon as they can be', async () => {
  const database = new DatabaseSync(':memory:');
  const store = createReservationStore(database);
  store.hold(newRequest('a'.repeat(32), '7'), 1_000);
  const [payment = { id: '' }] = store.beginPayment('a'.repeat(32), 'p', 1_000)?.payments ?? [];
  store.tellOfPayment({ kind: 'paid', payment: payment.id, at: 1_000 }, 1_000);
  const dealers = vi.fn(() => Promise.resolve([]));
  const ways = {
    leads: { keep: vi.fn() },
    vehicles: { findSame: vi.fn() },
    inbox: { add: vi.fn() },
  };
  const ids = createReservationLeadIds(Buffer.from('k'));
  const source = createReservationLeads(store, openLeadLedger(database), ids, ways);
  const tellLeads = createLeadTeller([source], dealers);
  const ask = vi.fn(() => new Response('{"id":"7","hits":[]}'));
  const { writeMarks } = createIndexMarker(store, { ask, apiKey: 'k' });
  for (const table of ['reservations', 'marks'])
    database.exec(`alter table ${table} rename to ${table}_away`);
  await Promise.all([tellLeads(), writeMarks()]);
  expect([dealers, ask].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  for (const table of ['reservations', 'marks'])
    database.exec(`alter table ${table}_away rename to ${table}`);
  await Promise.all([tellLeads(), writeMarks()]);
  // The vehicle is read, and written.
  expect([dealers, ask].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(store.listMarks(9)).toEqual([]);
});

test('a code that was asked for while the clock was a year ahead locks nobody out afterwards', () => {
  const accounts = openAccountStore(folder, { secret: 's', isUnlimited: false });
  const owner = { dealer: 'yard', subject: '+61491570156' };
  const now = 1_800_000_000;
  for (const connection of ['a', 'b']) accounts.codes.make(owner, connection, now + 365 * 86_400 + 60);
  expect(accounts.codes.make(owner, 'a', now)).toMatchObject({ code: expect.any(String) as string });
  // The limits of the right time hold as ever.
  expect(accounts.codes.make(owner, 'a', now + 1)).toEqual({ wait: 29 });
  accounts.close();
});
