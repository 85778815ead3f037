import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import { usualBookingLimits } from '#scripts/sandbox/api/booking-limits.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { listTimes } from '../scripts/sandbox/api/dealer-times.ts';
import { newLead } from '../services/lead/lead.ts';

const apiKey = 'test-admin';
let folder = '';
let sandbox: Sandbox;
let dealer: Dealer;
let times: ReturnType<typeof listTimes>;
beforeAll(async () => {
  [dealer] = (await loadDealers({ directory: 'tests/dealers/sites', only: ['summit-group'] })).dealers as [
    Dealer,
  ];
  times = listTimes(dealer);
});
/** Limits of bookings as usual, but none by the number of requests. */
const start = async (bookings = {}): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: folder, empty: true, unlimited: true },
    bookings: { ...usualBookingLimits, ...bookings },
    dealers: () => Promise.resolve([dealer]),
  });
};
const stop = async (): Promise<void> => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
};

const send = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...{ method, headers: { 'x-typesense-api-key': apiKey } },
    ...(body && { body: JSON.stringify(body) }),
  });
const hold = async (changed: object = {}): Promise<{ id: string; status: number }> => {
  const id = createLeadId();
  const asked = {
    ...{ id, dealership_slug: 'summit-group', location_id: times.here, car_id: '' },
    ...{ starts_at: times.from, minutes: times.minutes, ...changed },
  };
  return { id, status: (await send('POST', '/api/appointments', asked)).status };
};
const sendLead = async (id: string, changed: Partial<Lead> = {}): Promise<void> => {
  const userData = { ...newLead(), id, appointment_status: 'booked', terms_accepted: true, ...changed };
  expect((await send('POST', '/api/leads', { userData, isLastStep: true })).status).toBe(201);
};
const list = async () =>
  (
    (await (await send('GET', '/api/leads')).json()) as {
      leads: { id: string; appointment: string | null; appointment_status: string }[];
    }
  ).leads;
const find = async (id: string) => (await list()).find((lead) => lead.id === id);
let number = 0;
const anotherPhone = (): string => `04${String((number += 1)).padStart(8, '0')}`;

describe('TD-02 whoever takes time after time with invented leads', () => {
  beforeEach(async () => {
    await start();
    return stop;
  });

  test('gets a few from one connection; nobody’s request is lost', async () => {
    const kept: string[] = [];
    let refused = 0;
    for (const starts_at of times.starts) {
      for (let place = 0; place < 2; place += 1) {
        const { id, status } = await hold({ starts_at });
        if (status === 201) kept.push(id);
        else expect([status, (refused += 1)][0]).toBe(429);
        // The lead comes all the same, and is kept.
        await sendLead(id, { phone: anotherPhone() });
      }
    }
    expect(kept).toHaveLength(usualBookingLimits.unconfirmedPerClient);
    expect(refused).toBeGreaterThan(0);
    const all = await list();
    expect(all).toHaveLength(kept.length + refused);
    for (const { id, appointment, appointment_status } of all)
      expect([appointment, appointment_status]).toEqual(
        kept.includes(id) ? ['unconfirmed', 'booked'] : [null, 'requested'],
      );
  });

  test('gets two with one phone number; the time of a third is free again', async () => {
    for (const [turn, starts_at] of times.starts.slice(0, 3).entries()) {
      const { id, status } = await hold({ starts_at });
      expect(status).toBe(201);
      await sendLead(id);
      expect(await find(id)).toMatchObject(
        turn < 2
          ? { appointment: 'unconfirmed', appointment_status: 'booked' }
          : { appointment: null, appointment_status: 'requested' },
      );
    }
  });

  test('gets another one after the dealer said yes, and the dealer’s list says so', async () => {
    const ids: string[] = [];
    for (const starts_at of times.starts.slice(0, 2)) {
      const { id } = await hold({ starts_at });
      await sendLead(id);
      ids.push(id);
    }
    const [first = ''] = ids;
    const forged = await fetch(`${sandbox.url}/api/appointments/${first}/confirmation`, { method: 'PUT' });
    expect(forged.status).toBe(401);
    expect((await send('PUT', `/api/appointments/${first}/confirmation`)).status).toBe(200);
    expect(await find(first)).toMatchObject({ appointment: 'confirmed', appointment_status: 'confirmed' });
    const { id } = await hold({ starts_at: times.starts[2] });
    await sendLead(id);
    expect(await find(id)).toMatchObject({ appointment: 'unconfirmed' });
  });

  test('a hold stands in no list of leads, and one that comes by the index is settled too', async () => {
    const { id } = await hold();
    expect(await find(id)).toBeUndefined();
    const lead = { ...newLead(), id, appointment_status: 'booked', terms_accepted: true };
    await send('POST', '/collections', {
      name: 'leads',
      fields: [{ name: 'category', type: 'string', optional: true }],
    });
    expect((await send('POST', '/collections/leads/documents', lead)).status).toBe(201);
    expect(await find(id)).toMatchObject({ appointment: 'unconfirmed' });
  });

  test.each([
    ['another dealer', () => ({ dealership_slug: 'nobody' })],
    ['a location of nobody', () => ({ location_id: 'moon' })],
    ['midnight', () => ({ starts_at: Math.ceil(times.from / 86_400) * 86_400 + 14 * 3_600 })],
    ['a minute beside the grid', () => ({ starts_at: times.from + 60 })],
    ['a day after the calendar’s last', () => ({ starts_at: times.from + 364 * 86_400 })],
    ['eight hours', () => ({ minutes: 480 })],
  ])('gets nothing for %s', async (_, changed) => {
    expect((await hold(changed())).status).toBe(422);
  });

  test('moves none to where none begins', async () => {
    const { id } = await hold();
    const at = `${new Date((times.from + 60) * 1000).toISOString().slice(0, 16)}+00:00`;
    expect((await send('PATCH', `/api/appointments/${id}`, { at })).status).toBe(422);
  });
});

test('TD-02 many with connections and numbers of their own fill half of a day, until the dealer has looked', async () => {
  await start({ unconfirmedPerClient: 1_000, holdsPerClient: 1_000, unconfirmedPerPhone: 1_000 });
  const answers: number[] = [];
  const ids: string[] = [];
  for (const starts_at of [...times.starts, ...times.starts]) {
    const { id, status } = await hold({ starts_at });
    answers.push(status);
    if (status === 201) ids.push(id);
  }
  const [first = ''] = ids;
  expect(ids).toHaveLength(times.starts.length);
  expect(answers.slice(ids.length)).toEqual(times.starts.map(() => 429));
  // Another day and another location are as free as before.
  expect((await hold({ location_id: times.there })).status).toBe(201);
  await sendLead(first);
  await send('PUT', `/api/appointments/${first}/confirmation`);
  expect((await hold()).status).toBe(201);
  await stop();
});
