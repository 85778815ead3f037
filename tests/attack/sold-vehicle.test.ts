import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
  type Booking,
} from '#services/test-drive/appointments.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { listen } from '../listen.ts';
import { newLead, toDealer } from '../services/lead/lead.ts';
import { createDocument } from '../services/search/yard.ts';
import { openCalendar, type ListedLead } from './calendar-sandbox.ts';

/*
 * Somebody whose page stood open while its vehicle was sold, or who asks for one that was never there.
 */

let calendar: Awaited<ReturnType<typeof openCalendar>>;
const stock = 'vehicles_summit_group';
const sell = (id: string) =>
  calendar.send('PATCH', `/collections/${stock}_1/documents/${id}`, { status: 'sold' });

beforeAll(async () => {
  calendar = await openCalendar();
});
afterAll(() => calendar.close());

const booking = (vehicleId: string, turn: number): Booking => {
  const { here, starts, minutes } = calendar.times;
  const time = { locationId: here, start: starts[turn] ?? 0, minutes };
  return { id: createLeadId(), dealershipSlug: 'summit-group', vehicleId, ...time };
};

test('TD-02 a test drive is of a vehicle that is for sale', async () => {
  const api = `${calendar.url}/api`;
  // Nobody can say what is for sale where there is no stock.
  expect(await bookAppointment(api, booking('anything', 0))).toBe('kept');
  await calendar.send('POST', '/collections', { name: `${stock}_1`, fields: vehicleFields });
  await calendar.send('PUT', `/aliases/${stock}`, { collection_name: `${stock}_1` });
  for (const id of ['in-stock', 'sold'])
    await calendar.send('POST', `/collections/${stock}_1/documents`, createDocument({ id }));
  await sell('sold');
  const names = ['sold', 'nowhere', 'in-stock ', 'in-stock\u200b', '2024-toyota-hilux-in-stock'];
  for (const name of names)
    expect([name, await bookAppointment(api, booking(name, 1))]).toEqual([name, 'sold']);
  const driven = booking('in-stock', 1);
  expect(await bookAppointment(api, driven)).toBe('kept');
  const later = formatZoned(calendar.times.starts[2] ?? 0, 'UTC');
  await sell('in-stock');
  expect(await moveAppointment(api, driven.id, later)).toBe('sold');
});

test('TD-02 a vehicle that an import gives another id is known by its VIN, on pages of before and when its time moves', async () => {
  const api = `${calendar.url}/api`;
  const vin = 'JTMHX3JH90N000001';
  await calendar.send(
    'POST',
    `/collections/${stock}_1/documents`,
    createDocument({ id: 'new', vin, stocknum: 'S 7' }),
  );
  expect(await bookAppointment(api, booking('old', 3))).toBe('sold');
  expect(await bookAppointment(api, { ...booking('old', 3), known: { vin: 'N/A' } })).toBe('sold');
  // Its id was handed on to another one, or its VIN was corrected.
  const sold = { ...booking('new', 3), known: { vin: 'JTMHX3JH90N000002' } };
  expect(
    await bookAppointment(api, { ...sold, known: { ...sold.known, car_slug: '2020-kia-rio-old' } }),
  ).toBe('sold');
  const slug = String(createDocument({ id: 'new' })['slug']);
  const renamed = {
    ...booking('new', 3),
    known: { vin: 'JTMHX3JH90N000002', car_slug: 'before', stock_number: 'S 7' },
  };
  expect(await bookAppointment(api, renamed)).toBe('kept');
  await cancelAppointment(api, renamed.id);
  const corrected = { ...sold, known: { ...sold.known, car_slug: slug } };
  expect(await bookAppointment(api, corrected)).toBe('kept');
  await cancelAppointment(api, corrected.id);
  const driven = { ...booking('old', 3), known: { vin } };
  expect(await bookAppointment(api, driven)).toBe('kept');
  const { id, start, locationId } = driven;
  const times = { appointment_at: formatZoned(start, 'UTC'), appointment_status: 'booked' as const };
  const userData = { ...newLead(), id, car_id: 'old', vin, ...toDealer('summit-group'), ...times };
  const lead = { ...userData, location_id: locationId, terms_accepted: true };
  const body = JSON.stringify({ userData: lead, isLastStep: true });
  expect((await fetch(`${api}/leads`, { method: 'POST', body })).status).toBe(201);
  expect(await moveAppointment(api, id, formatZoned(calendar.times.starts[4] ?? 0, 'UTC'))).toBe('moved');
  await sell('new');
  expect(await moveAppointment(api, id, formatZoned(start, 'UTC'))).toBe('sold');
});

test('TD-02 a time is kept for the lead of the same site, whatever dealership the index names for the vehicle', async () => {
  const api = `${calendar.url}/api`;
  const driven = { ...booking('', 3), known: { site_slug: 'summit-group' } };
  expect(await bookAppointment(api, driven)).toBe('kept');
  await calendar.sendLead(driven.id, {
    ...{ dealership_slug: 'of-the-platform', site_slug: 'summit-group', appointment_status: 'booked' },
    ...{ location_id: driven.locationId, appointment_at: formatZoned(driven.start, 'UTC') },
  });
  const answer = await calendar.send('GET', '/api/leads?dealership_slug=summit-group');
  const { leads } = (await answer.json()) as { leads: ListedLead[] };
  expect(leads.find(({ id }) => id === driven.id)).toMatchObject({ appointment: 'unconfirmed' });
});

test('TD-02 an index that hangs keeps no time from anybody, and brings none back that was given back meanwhile', async () => {
  let asked = 0;
  const hanging = createServer(() => void (asked += 1));
  const index = { url: await listen(hanging), apiKey: 'k' };
  const hosted = await openCalendar({}, { index });
  const api = `${hosted.url}/api`;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const driven = booking('a', 0);
    // The page waits for eight seconds.
    expect(await bookAppointment(api, driven)).toBe('kept');
    const moving = moveAppointment(api, driven.id, formatZoned(calendar.times.starts[1] ?? 0, 'UTC'));
    await vi.waitUntil(() => asked === 2);
    await cancelAppointment(api, driven.id);
    expect(await moving).toBe('gone');
    expect((await fetch(`${api}/appointments/${driven.id}`)).status).toBe(404);
  } finally {
    warn.mockRestore();
    hanging.closeAllConnections();
    hanging.close();
    await hosted.close();
  }
}, 20_000);
