import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import { openCalendar } from './calendar-sandbox.ts';

/*
 * Ways round the limits of a calendar that have every single request in order.
 */

let calendar: Awaited<ReturnType<typeof openCalendar>>;
beforeEach(async () => {
  calendar = await openCalendar();
});
afterEach(() => calendar.close());

const book = async (id: string, starts_at = calendar.times.from): Promise<number> => {
  const { here, minutes } = calendar.times;
  const at = { dealership_slug: 'summit-group', location_id: here, car_id: '' };
  return (await calendar.send('POST', '/api/appointments', { id, ...at, starts_at, minutes })).status;
};
const find = async (id: string) => (await calendar.listLeads()).find((lead) => lead.id === id)?.appointment;
const startOf = async (id: string): Promise<number> =>
  ((await (await calendar.send('GET', `/api/appointments/${id}`)).json()) as { starts_at: number }).starts_at;

test('TD-02 the lead that keeps a time says so; any other gives it back, and has no way round its phone number', async () => {
  const id = createLeadId();
  expect(await book(id)).toBe(201);
  await calendar.sendLead(id);
  expect(await find(id)).toBeNull();
  expect(await book(createLeadId())).toBe(201);
});

test.each([
  ['the dealer said yes to', true, 'confirmed'],
  ['was enquired about', false, 'unconfirmed'],
])('a time that %s is not exchanged for another one behind the lead', async (_, isConfirmed, state) => {
  const id = createLeadId();
  expect(await book(id)).toBe(201);
  await calendar.sendLead(id, { appointment_status: 'booked' });
  if (isConfirmed)
    expect((await calendar.send('PUT', `/api/appointments/${id}/confirmation`)).status).toBe(200);
  // The same once more is no harm: an answer may have been lost.
  expect(await book(id)).toBe(201);
  expect(await book(id, calendar.times.starts[1])).toBe(409);
  expect([await startOf(id), await find(id)]).toEqual([calendar.times.from, state]);
});

test('TD-02 a dealer that also goes by the name of one of its dealerships has each time and each vehicle once', async () => {
  const { from, here, there, minutes } = calendar.times;
  const ask = async (dealership_slug: string, location_id: string, car_id: string): Promise<number> => {
    const body = { id: createLeadId(), dealership_slug, location_id, car_id, starts_at: from, minutes };
    return (await calendar.send('POST', '/api/appointments', body)).status;
  };
  expect(await ask('summit-group', here, 'a')).toBe(201);
  expect(await ask('summit-kia', there, 'a')).toBe(409);
  // Two drives fit in at once.
  expect(await ask('summit-kia', here, 'b')).toBe(201);
  expect(await ask('summit-group', here, 'c')).toBe(409);
  const busy = await calendar.send(
    'GET',
    `/api/appointments?dealership_slug=summit-kia&location_id=${here}&from=${from}&to=${from + 60}`,
  );
  expect(await busy.json()).toMatchObject({ busy: [{ from }] });
});

test('TD-02 nobody keeps a time all day by asking for it again and again without an enquiry', async () => {
  const limited = await openCalendar({}, { unlimited: false });
  const { from, starts, here, minutes } = limited.times;
  const ask = async (starts_at: number, id = createLeadId()): Promise<[number, string]> => {
    const body = { id, dealership_slug: 'summit-group', location_id: here, car_id: '', starts_at, minutes };
    return [(await limited.send('POST', '/api/appointments', body)).status, id];
  };
  try {
    const [status, id] = await ask(from);
    expect(status).toBe(201);
    expect([(await ask(from, id))[0], (await ask(from, id))[0]]).toEqual([201, 201]);
    expect((await ask(from, id))[0]).toBe(429);
    await limited.send('DELETE', `/api/appointments/${id}`);
    expect((await ask(from))[0]).toBe(429);
    expect((await ask(starts[2] ?? 0))[0]).toBe(201);
  } finally {
    await limited.close();
  }
});

test('TD-02 the same phone number in another spelling is no further one, and no number keeps no time', async () => {
  const ids: string[] = [];
  for (const [turn, phone] of ['+61491570156', '0491570156', '+61491570156', ''].entries()) {
    const id = createLeadId();
    expect(await book(id, calendar.times.starts[turn])).toBe(201);
    await calendar.sendLead(id, { appointment_status: 'booked', phone });
    ids.push(id);
  }
  expect(await Promise.all(ids.map(find))).toEqual(['unconfirmed', 'unconfirmed', null, null]);
});

test('TD-02 a server none of whose dealer files can be read keeps no times: it does not know which there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  const sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder },
    dealers: () => Promise.resolve([]),
  });
  try {
    const { here, minutes, from } = calendar.times;
    const place = { dealership_slug: 'summit-group', location_id: here, car_id: '' };
    const answer = await fetch(`${sandbox.url}/api/appointments`, {
      method: 'POST',
      body: JSON.stringify({ id: createLeadId(), ...place, starts_at: from, minutes }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { message: 'dealership_slug: there is no such dealer here.' },
    ]);
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
});
