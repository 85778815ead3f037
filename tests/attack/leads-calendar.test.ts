import { beforeEach, describe, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { usualBookingLimits } from '#scripts/sandbox/api/appointment/booking-limits.ts';
import { newLead, ofNoVehicle, toDealer } from '../services/lead/lead.ts';
import { openCalendar } from './calendar-sandbox.ts';

let calendar: Awaited<ReturnType<typeof openCalendar>>;
let times: (typeof calendar)['times'];
const start = async (bookings = {}): Promise<void> => {
  calendar = await openCalendar(bookings);
  ({ times } = calendar);
};

const hold = async (changed: object = {}): Promise<{ id: string; status: number }> => {
  const id = createLeadId();
  const asked = {
    ...{ id, dealership_slug: 'summit-group', location_id: times.here, car_id: '' },
    ...{ starts_at: times.from, minutes: times.minutes, ...changed },
  };
  return { id, status: (await calendar.send('POST', '/api/appointments', asked)).status };
};
const sendLead = (id: string, changed = {}): Promise<void> =>
  calendar.sendLead(id, { appointment_status: 'booked', ...changed });
const find = async (id: string) => (await calendar.listLeads()).find((lead) => lead.id === id);
let number = 0;
const anotherPhone = (): string => `04${String((number += 1)).padStart(8, '0')}`;

describe('TD-02 whoever takes time after time with invented leads', () => {
  beforeEach(async () => {
    await start();
    return () => calendar.close();
  });

  test('gets a few from one connection; nobody’s request is lost', async () => {
    const kept: string[] = [];
    let refused = 0;
    for (const starts_at of times.starts) {
      for (let turn = 0; turn < 2; turn += 1) {
        const { id, status } = await hold({ starts_at });
        if (status === 201) kept.push(id);
        else expect([status, (refused += 1)][0]).toBe(429);
        // The lead comes all the same, and is kept.
        await sendLead(id, { phone: anotherPhone() });
      }
    }
    expect(kept).toHaveLength(usualBookingLimits.unconfirmedPerClient);
    expect(refused).toBeGreaterThan(0);
    const all = await calendar.listLeads();
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
    const forged = await fetch(`${calendar.url}/api/appointments/${first}/confirmation`, { method: 'PUT' });
    expect(forged.status).toBe(401);
    expect((await calendar.send('PUT', `/api/appointments/${first}/confirmation`)).status).toBe(200);
    expect(await find(first)).toMatchObject({ appointment: 'confirmed', appointment_status: 'confirmed' });
    const { id } = await hold({ starts_at: times.starts[2] });
    await sendLead(id);
    expect(await find(id)).toMatchObject({ appointment: 'unconfirmed' });
  });

  test('a time that the dealer said yes to is none of its number any more, also in a list that is put back', async () => {
    const ids: string[] = [];
    for (const starts_at of times.starts.slice(0, 4)) {
      const { id } = await hold({ starts_at });
      await sendLead(id);
      if (ids.length < 2) await calendar.send('PUT', `/api/appointments/${id}/confirmation`);
      ids.push(id);
    }
    const documents = '/collections/leads/documents';
    const list = await (await calendar.send('GET', `${documents}/export`)).text();
    for (const id of ids) await calendar.send('DELETE', `${documents}/${id}`);
    for (const line of list.split('\n'))
      await calendar.send('POST', `${documents}?action=create`, JSON.parse(line) as object);
    const states = await Promise.all(ids.map(async (id) => (await find(id))?.appointment_status));
    expect(states).toEqual(['confirmed', 'confirmed', 'booked', 'booked']);
  });

  test.each([
    ['to another dealer', toDealer('macs-yard')],
    ['with its hidden field filled', { company_website: 'https://example.com' }],
  ])('keeps none by a lead %s, which the dealer of the time never sees', async (_, changed) => {
    const { id } = await hold();
    await sendLead(id, changed);
    expect(await find(id)).not.toMatchObject({ appointment: 'unconfirmed' });
    expect((await hold()).status).toBe(201);
  });

  test.each([
    ['says nothing of a time', {}],
    ['has its hidden field filled', { company_website: 'https://example.com' }],
    ['is of another dealer', toDealer('macs-yard')],
    ['was cancelled', { appointment_status: 'cancelled' as const }],
  ])('keeps none by a lead that was there before and %s, also by moving the time', async (_, changed) => {
    const id = createLeadId();
    await calendar.sendLead(id, changed);
    const said = (await calendar.send('GET', `/collections/leads/documents/${id}`)).json();
    await calendar.send('POST', '/api/appointments', {
      ...{ id, dealership_slug: 'summit-group', location_id: times.here, car_id: '' },
      ...{ starts_at: times.from, minutes: times.minutes },
    });
    await calendar.send('PATCH', `/api/appointments/${id}`, { at: formatZoned(times.starts[1] ?? 0, 'UTC') });
    expect(await (await calendar.send('GET', `/collections/leads/documents/${id}`)).json()).toEqual(
      await said,
    );
    for (const starts_at of times.starts.slice(0, 2)) expect((await hold({ starts_at })).status).toBe(201);
  });

  test('keeps one by a lead to a dealership of the same dealer', async () => {
    const { id } = await hold();
    await sendLead(id, { dealership_slug: 'summit-kia' });
    expect(await find(id)).toMatchObject({ appointment: 'unconfirmed' });
  });

  test('a hold stands in no list of leads, and one that comes by the index is settled too', async () => {
    const { id } = await hold();
    expect(await find(id)).toBeUndefined();
    const lead = {
      ...{ ...newLead(), ...ofNoVehicle, id, ...toDealer('summit-group') },
      ...{ appointment_status: 'booked', terms_accepted: true },
    };
    await calendar.send('POST', '/collections', {
      name: 'leads',
      fields: [{ name: 'category', type: 'string', optional: true }],
    });
    expect((await calendar.send('POST', '/collections/leads/documents', lead)).status).toBe(201);
    expect(await find(id)).toMatchObject({ appointment: 'unconfirmed' });
  });

  test.each([
    ['another dealer', () => toDealer('nobody')],
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
    expect((await calendar.send('PATCH', `/api/appointments/${id}`, { at })).status).toBe(422);
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
  await calendar.send('PUT', `/api/appointments/${first}/confirmation`);
  expect((await hold()).status).toBe(201);
  await calendar.close();
});
