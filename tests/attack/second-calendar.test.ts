import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import { usualBookingLimits } from '#scripts/sandbox/api/booking-limits.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { listTimes } from '../scripts/sandbox/api/dealer-times.ts';
import { newLead } from '../services/lead/lead.ts';

/*
 * Ways round the limits of a calendar that have every single request in order.
 */

const apiKey = 'test-admin';
let folder = '';
let sandbox: Sandbox;
let times: ReturnType<typeof listTimes>;
beforeEach(async () => {
  const [dealer] = (await loadDealers({ directory: 'tests/dealers/sites', only: ['summit-group'] })).dealers;
  times = listTimes(dealer as Dealer);
  folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: folder, empty: true, unlimited: true },
    bookings: usualBookingLimits,
    dealers: () => Promise.resolve([dealer as Dealer]),
  });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const send = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...{ method, headers: { 'x-typesense-api-key': apiKey } },
    ...(body && { body: JSON.stringify(body) }),
  });
const book = async (id: string, starts_at = times.from): Promise<number> => {
  const place = { dealership_slug: 'summit-group', location_id: times.here, car_id: '' };
  const answer = await send('POST', '/api/appointments', {
    ...{ id, ...place, starts_at, minutes: times.minutes },
  });
  return answer.status;
};
const sendLead = async (id: string, changed: Partial<Lead> = {}): Promise<void> => {
  const userData = { ...newLead(), id, terms_accepted: true, ...changed };
  expect((await send('POST', '/api/leads', { userData, isLastStep: true })).status).toBe(201);
};
const find = async (id: string) => {
  const { leads } = (await (await send('GET', '/api/leads')).json()) as {
    leads: { id: string; appointment: string | null }[];
  };
  return leads.find((lead) => lead.id === id)?.appointment;
};
const startOf = async (id: string): Promise<number> =>
  ((await (await send('GET', `/api/appointments/${id}`)).json()) as { starts_at: number }).starts_at;

test('TD-02 the lead that keeps a time says so; any other gives it back, and has no way round its phone number', async () => {
  const id = createLeadId();
  expect(await book(id)).toBe(201);
  await sendLead(id);
  expect(await find(id)).toBeNull();
  expect(await book(createLeadId())).toBe(201);
});

test.each([
  ['the dealer said yes to', true, 'confirmed'],
  ['was enquired about', false, 'unconfirmed'],
])('a time that %s is not exchanged for another one behind the lead', async (_, isConfirmed, state) => {
  const id = createLeadId();
  expect(await book(id)).toBe(201);
  await sendLead(id, { appointment_status: 'booked' });
  if (isConfirmed) expect((await send('PUT', `/api/appointments/${id}/confirmation`)).status).toBe(200);
  // The same once more is no harm: an answer may have been lost.
  expect(await book(id)).toBe(201);
  expect(await book(id, times.starts[1])).toBe(409);
  expect([await startOf(id), await find(id)]).toEqual([times.from, state]);
});
