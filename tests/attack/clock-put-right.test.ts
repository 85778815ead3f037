import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCurrent } from '#scripts/build/run/judge-target.ts';
import { openAccountStore } from '#scripts/sandbox/account/account-store.ts';
import { openAlertFile } from '#scripts/sandbox/alert/tables.ts';
import { openAppointmentStore } from '#scripts/sandbox/api/appointment/appointment-store.ts';
import { noBookingLimits } from '#scripts/sandbox/api/appointment/booking-limits.ts';
import { settleHolds } from '#scripts/sandbox/api/appointment/settle-holds.ts';
import { MessageError } from '#scripts/sandbox/messages/message.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { recordOf } from '../domain/alert/stock.ts';
import { createWorld, day, noon } from '../scripts/alerts/alert-world.ts';
import { newRequest } from './reservation-world.ts';

/*
 * The clock of a server was a year ahead for an hour, and is right again: nothing that was promised meanwhile lasts for that
 * year.
 */

const year = 365 * day;
const now = Math.floor(Date.now() / 1000);
let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'clock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('RSV-01 a hold keeps its vehicle for a quarter of an hour, and money that is owed goes back', () => {
  const store = createReservationStore(new DatabaseSync(':memory:'));
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
  store.hold(newRequest(first, '1'), now + year);
  store.beginPayment(first, 'p', now + year);
  store.noteAsked('p', now + year);
  store.putRight(now);
  expect(store.hold(newRequest(second, '1'), now)).toMatchObject({ kind: 'taken', by: { until: now + 900 } });
  expect(store.listUnasked(now - 60, 9)).toEqual(['p']);
  expect(store.hold(newRequest(second, '1'), now + 901)).toMatchObject({ kind: 'held' });
  store.tellOfPayment({ kind: 'paid', payment: 'p', at: now + 902 }, now + 902);
  expect(store.listOwed(now + 902, 9)).toEqual(['p']);
});

test('RSV-01 a processor whose clock is some minutes ahead changes nothing', () => {
  const store = createReservationStore(new DatabaseSync(':memory:'));
  const id = 'a'.repeat(32);
  store.hold(newRequest(id, '1'), now + 300);
  store.putRight(now);
  expect(store.find(id)).toMatchObject({ until: now + 1_200 });
});

test('TD-02 a time that was kept without a lead is free again', async () => {
  const appointments = openAppointmentStore(folder);
  const place = { dealershipSlug: 'd', siteSlug: '', locationId: 'l', vehicleId: '' };
  const asked = { id: 'a', kind: 'service' as const, ...place };
  const span = { from: now + 3_600, to: now + 7_200 };
  const rules = { capacity: 1, dealerships: ['d'], day: { from: 0, to: 2 * now, most: 9 }, client: 'c' };
  const keep = (heldUntil: number) =>
    appointments.book({ ...asked, ...span }, { ...rules, heldUntil, limits: noBookingLimits });
  const settle = () =>
    settleHolds({
      ...{ appointments, leads: { read: () => Promise.resolve(null) } as never },
      tellChange: () => Promise.resolve(),
    }).then(() => appointments.find('a'));
  keep(now + year);
  expect(await settle()).toBeNull();
  keep(now + 900);
  expect(await settle()).toMatchObject({ state: 'held' });
  appointments.close();
});

test('AUTH a session lasts no year longer', () => {
  const accounts = openAccountStore(folder, { secret: 's', isUnlimited: true });
  const owner = { dealer: 'd', subject: '+61412345678' };
  const [ahead, right] = [accounts.open(owner, now + year), accounts.open(owner, now + 60)];
  expect(accounts.find(ahead.secret, now)).toBeNull();
  expect(accounts.find(right.secret, now)).not.toBeNull();
  accounts.close();
});

test('ALRT-05 a vehicle that went in that hour is told of when it is back, and a message that nobody takes is given up', async () => {
  const database = openAlertFile(folder);
  const world = createWorld(database);
  for (const car of ['a', 'b']) world.follow('ann', 'vehicle', car);
  const [a, b] = [recordOf({ price: 40_000 }), recordOf({ name: 'Kia Rio' })];
  await world.run({ a, b }, noon);
  const send = () => Promise.reject(new MessageError('No.'));
  expect(await world.run({ a: { ...a, price: 39_000 } }, noon + year, { send })).toMatchObject({ failed: 1 });
  const cheap = { ...a, price: 39_000 };
  expect(await world.run({ a: cheap }, noon + day, { send })).toMatchObject({ givenUp: 1 });
  expect(await world.run({ a: cheap, b }, noon + 5 * day)).toMatchObject({ sent: 1 });
  expect(world.list()).toEqual([expect.stringContaining('Kia Rio')]);
  database.close();
});

test('a site that was made in that hour is made again', () => {
  const made = { fingerprint: 'f', validUntil: null, made: now + year };
  expect([now, now + year].map((hour) => isCurrent(made, 'f', hour))).toEqual([false, true]);
});
