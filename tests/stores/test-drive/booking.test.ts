import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDriveLocation } from '#domain/test-drive/locations.ts';
import { loosenAppointment } from '#domain/test-drive/hold.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import { createTestDriveForm } from '#domain/test-drive/form.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { bookAppointment, fetchBusyTimes } from '#services/test-drive/appointments.ts';
import { aLocation } from '../../domain/location/a-location.ts';
import { newLead, rules, typed, vehicle } from '../../services/lead/lead.ts';
import { openRelay, type Relay } from '../../services/lead/relay.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { findLeadForm } = await import('#stores/lead/form.ts');
const { $lastEnquiry } = await import('#stores/lead/last-enquiry.ts');
const { askAppointmentTimes, findAppointmentTimes } = await import('#stores/test-drive/times.ts');

const folder = mkdtempSync(join(tmpdir(), 'appointments-'));
let sandbox: Sandbox;
let relay: Relay;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder });
  relay = await openRelay();
});
afterAll(async () => {
  await sandbox.close();
  await relay.close();
  rmSync(folder, { recursive: true });
});

const { $state, open, submit } = findLeadForm({ name: 'testDrive' });
const start = Math.ceil(Date.now() / 86_400_000) * 86_400 + 3 * 86_400;
const calendarRules = { slotMinutes: 30, leadHours: 2, daysAhead: 21, lastSlotMinutes: 30 };
const api = (): string => `${sandbox.url}/api`;
const settings = (apiUrl: string | null) => ({
  form: createTestDriveForm(
    { times: [], locations: null, calendar: calendarRules },
    rules,
    {
      locations: [],
      calendar: {
        rules: calendarRules,
        locations: [createTestDriveLocation(aLocation())],
        apiUrl,
        dealershipSlug: 'harbour',
      },
    },
    'vehicle',
  ),
  subject: createVehicleSubject(vehicle),
  endpoint: { name: 'http' as const, url: relay.url },
  dealershipSlug: 'harbour',
  dealershipId: '7',
  manufacturer: null,
});
const at = (instant: number): string => formatZoned(instant, 'Australia/Brisbane');
const query = {
  dealershipSlug: 'harbour',
  siteSlug: 'harbour',
  locationId: '1',
  vehicleId: null,
  from: start - 86_400,
  to: start + 86_400,
};
const send = async (appointment: string, apiUrl: string | null) => {
  open();
  await submit({ ...typed, appointment }, settings(apiUrl));
  return submit({ ...typed, appointment }, settings(apiUrl));
};
const lastLead = () =>
  (JSON.parse(relay.received.at(-1)?.body ?? 'null') as { userData: Record<string, unknown> } | null)
    ?.userData;

test('TD-02 a chosen time is kept free, and the lead and the success page say so', async () => {
  expect(await send(at(start), api())).toBe('sent');
  expect(lastLead()).toMatchObject({
    appointment_at: at(start),
    appointment_status: 'booked',
    category: 'Test Drive',
  });
  expect($lastEnquiry.get()?.testDrive).toMatchObject({ status: 'booked', at: at(start), minutes: 30, location: { name: 'Nundah' } }); // oxfmt-ignore
  expect(await fetchBusyTimes(api(), query)).toEqual([{ from: start, to: start + 1_800 }]);
});

test('TD-02 a time that somebody else has meanwhile is told at its field, and nothing is sent', async () => {
  const other = { id: createLeadId(), dealershipSlug: 'harbour', locationId: '1', vehicleId: null };
  await bookAppointment(api(), { ...other, start: start + 3_600, minutes: 30 });
  const before = relay.received.length;
  expect(await send(at(start + 3_600), api())).toBe('editing');
  expect($state.get()).toMatchObject({ step: 0, errors: { appointment: 'enquiry.error.taken' } });
  expect(relay.received).toHaveLength(before);
  await submit({ ...typed, appointment: at(start + 7_200) }, settings(api()));
  expect(await submit({ ...typed, appointment: at(start + 7_200) }, settings(api()))).toBe('sent');
  expect(lastLead()).toMatchObject({ appointment_at: at(start + 7_200), appointment_status: 'booked' });
});

test('TD-02 a vehicle that is sold while the form stands open is told, and nothing is sent', async () => {
  const dealerApi = await openRelay();
  dealerApi.answerWith(410);
  const before = relay.received.length;
  expect(await send(at(start + 3_600), new URL(dealerApi.url).origin)).toBe('sold');
  expect($state.get()).toMatchObject({ step: 1, errors: {} });
  expect(relay.received).toHaveLength(before);
  await dealerApi.close();
});

test('TD-02 where nobody can be asked the time is a request, and never lost', async () => {
  expect(await send(at(start + 10_800), 'http://127.0.0.1:9/api')).toBe('sent');
  expect(lastLead()).toMatchObject({ appointment_at: at(start + 10_800), appointment_status: 'requested' });
  expect(await send(at(start + 10_800), null)).toBe('sent');
  expect($lastEnquiry.get()?.testDrive?.status).toBe('requested');
}, 15_000);

test('TD-02 the third time of one number is a request, and the shopper is told so, not that it is kept', async () => {
  const phone = '0412 999 888';
  const toApi = { ...settings(api()), endpoint: { name: 'http' as const, url: `${api()}/leads` } };
  const told: unknown[] = [];
  for (const day of [1, 2, 3]) {
    const appointment = at(start + day * 86_400);
    open();
    await submit({ ...typed, phone, appointment }, toApi);
    expect(await submit({ ...typed, phone, appointment }, toApi)).toBe('sent');
    told.push($lastEnquiry.get()?.testDrive?.status);
  }
  expect(told).toEqual(['booked', 'booked', 'requested']);
  expect($lastEnquiry.get()?.testDrive?.isLimited).toBe(true);
  const third = { ...query, from: start + 3 * 86_400, to: start + 3 * 86_400 + 60 };
  expect(await fetchBusyTimes(api(), third)).toEqual([]);
});

test('TD-02 where the dealer API keeps no further time, it is a request, and the shopper is told why', async () => {
  for (let hour = 0; hour < 6; hour += 1) {
    const other = {
      id: createLeadId(),
      dealershipSlug: 'elsewhere',
      locationId: String(hour),
      vehicleId: null,
    };
    await bookAppointment(api(), { ...other, start, minutes: 30 });
  }
  expect(await send(at(start + 36_000), api())).toBe('sent');
  expect(lastLead()).toMatchObject({ appointment_status: 'requested' });
  expect($lastEnquiry.get()?.testDrive).toMatchObject({ status: 'requested', isLimited: true });
});

test('a lead that waited longer than its time was kept only asks for it', () => {
  const lead = { ...newLead(), appointment_at: at(start), appointment_status: 'booked' as const };
  const sent = lead.created_at * 1000;
  expect(loosenAppointment(lead, sent + 14 * 60_000)).toBe(lead);
  expect(loosenAppointment(lead, sent + 16 * 60_000)).toEqual({ ...lead, appointment_status: 'requested' });
});

test('TD-01 left open, it is a lead without an appointment', async () => {
  expect(await send('', api())).toBe('sent');
  expect(lastLead()).not.toHaveProperty('appointment_at');
  expect(lastLead()).not.toHaveProperty('appointment_status');
  expect($lastEnquiry.get()?.testDrive).toBeNull();
});

test('a time that has gone while the page was open has to be chosen anew', async () => {
  expect(await send(at(Math.floor(Date.now() / 60_000) * 60 - 3_600), api())).toBe('editing');
  expect($state.get().errors).toEqual({ appointment: 'enquiry.error.appointment' });
});

test('FORM-04 a refused lead gives its time back', async () => {
  relay.answerWith(422);
  expect(await send(at(start + 20_000 - ((start + 20_000) % 60)), api())).toBe('failed');
  relay.answerWith(null);
  const from = start + 18_000;
  await expect.poll(() => fetchBusyTimes(api(), { ...query, from, to: from + 7_200 })).toEqual([]);
});

test('TD-02 taken times are known, or known to be unknown, and late answers do not win', async () => {
  const late = askAppointmentTimes('http://127.0.0.1:9/api', query);
  await askAppointmentTimes(api(), query);
  await late;
  expect(findAppointmentTimes(query).get().status).toBe('known');
  expect(findAppointmentTimes(query).get().busy.length).toBeGreaterThan(0);
  await askAppointmentTimes(null, query);
  expect(findAppointmentTimes(query).get().status).toBe('unknown');
}, 15_000);

test('FORM-11 forms of one page know the taken times of their own calendars', async () => {
  const workshop = { ...query, kind: 'service' as const };
  const elsewhere = { ...query, locationId: 'other' };
  await askAppointmentTimes(api(), query);
  await askAppointmentTimes(api(), workshop);
  await askAppointmentTimes(null, elsewhere);
  expect(findAppointmentTimes(query).get().busy.length).toBeGreaterThan(0);
  expect(findAppointmentTimes(workshop).get()).toMatchObject({ status: 'known', busy: [] });
  expect(findAppointmentTimes(elsewhere).get()).toMatchObject({ status: 'unknown', busy: [] });
});
