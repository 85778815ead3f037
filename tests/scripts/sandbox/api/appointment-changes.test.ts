import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { leadDocument } from '#domain/lead/document.ts';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { openAppointmentStore } from '#scripts/sandbox/api/appointment/appointment-store.ts';
import { noBookingLimits } from '#scripts/sandbox/api/appointment/booking-limits.ts';
import { openAppointmentChanges } from '#scripts/sandbox/api/appointment/change/appointment-changes.ts';
import type { JsonObject } from '#scripts/sandbox/search/json.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import {
  bookAppointment,
  cancelAppointment,
  fetchAppointment,
  moveAppointment,
} from '#services/test-drive/appointments.ts';
import { newLead, toDealer } from '../../../services/lead/lead.ts';
import { openRelay, type Relay } from '../../../services/lead/relay.ts';
import { listTimes } from './dealer-times.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
let relay: Relay;
let dealer: Dealer;
let sandbox: Sandbox;
/** Whether the file of the dealer can be read. */
let isReadable = true;
const start = async (): Promise<void> => {
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, unlimited: true },
    dealers: () => Promise.resolve(isReadable ? [dealer] : []),
  });
};
beforeAll(async () => {
  relay = await openRelay();
  const { dealers } = await loadDealers({ directory: 'tests/dealers/sites', only: ['summit-group'] });
  const [{ build, ...rest }] = dealers as [Dealer];
  dealer = { ...rest, build: { ...build, leadDelivery: { name: 'http', url: relay.url } } };
  await start();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), relay.close()]);
  rmSync(folder, { recursive: true });
});

/** What the dealer's service has got that goes on with a lead. */
const listTold = (id: string): Lead[] =>
  relay.received
    .map(({ body }) => v.parse(leadDocument, (JSON.parse(body) as { userData: unknown }).userData))
    .filter(({ lead_id }) => lead_id === id);

/** Books the time of a turn, sends its lead here, and answers its id. */
async function book(turn: number): Promise<string> {
  const { here, starts, minutes } = listTimes(dealer);
  const at = starts[turn] ?? 0;
  const id = createLeadId();
  const api = `${sandbox.url}/api`;
  const userData: Lead = {
    ...{ ...newLead(), id, ...toDealer('summit-group'), location_id: here, terms_accepted: true },
    ...{ appointment_status: 'booked', appointment_at: formatZoned(at, 'UTC'), attachment: `${id}/cv.pdf` },
  };
  const place = { dealershipSlug: 'summit-group', locationId: here, vehicleId: userData.car_id };
  expect(await bookAppointment(api, { id, ...place, start: at, minutes })).toBe('kept');
  const body = JSON.stringify({ userData, isLastStep: true });
  expect((await fetch(`${api}/leads`, { method: 'POST', body })).status).toBe(201);
  return id;
}

/** The time of a turn by the clock of its place, as leads say it. */
function timeOf(turn: number): string {
  const { here, starts } = listTimes(dealer);
  const { locations, timezone } = dealer.site;
  return formatZoned(starts[turn] ?? 0, locations.find(({ id }) => id === here)?.timezone ?? timezone);
}

test('TD-02 FORM-02 a dealer whose leads go elsewhere is told of a time that its booker moves or gives back', async () => {
  const api = `${sandbox.url}/api`;
  const id = await book(0);
  // Whatever the clock of whoever moves it.
  const elsewhere = formatZoned(listTimes(dealer).starts[1] ?? 0, 'America/Lima');
  expect(await moveAppointment(api, id, elsewhere)).toBe('moved');
  await vi.waitUntil(() => listTold(id).length === 1);
  await cancelAppointment(api, id);
  await vi.waitUntil(() => listTold(id).length === 2);
  const [moved, cancelled] = listTold(id);
  expect(moved).toMatchObject({
    ...{ appointment_status: 'booked', appointment_at: timeOf(1), name: 'Robin <Sample> & Co' },
    message: `Moved by its booker to ${timeOf(1)}. Its earlier time is free again.`,
  });
  expect(cancelled).toMatchObject({
    ...{ appointment_status: 'cancelled', appointment_at: timeOf(1) },
    message: 'Given back by its booker: its time is free again.',
  });
  expect(moved?.attachment).toBeUndefined();
  expect(new Set([id, moved?.id, cancelled?.id]).size).toBe(3);
});

test('a service that is down is told later, after a restart too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const id = await book(2);
  relay.answerWith(503);
  await cancelAppointment(`${sandbox.url}/api`, id);
  await sandbox.close();
  relay.answerWith(null);
  expect(listTold(id)).toEqual([]);
  await start();
  await vi.waitUntil(() => listTold(id).length === 1, { timeout: 5_000 });
  expect(listTold(id)).toMatchObject([{ appointment_status: 'cancelled' }]);
});

test('a change that comes while the file of the dealer cannot be read is told when it can', async () => {
  const id = await book(2);
  isReadable = false;
  await cancelAppointment(`${sandbox.url}/api`, id);
  isReadable = true;
  // Whatever is told next takes it along.
  await cancelAppointment(`${sandbox.url}/api`, await book(2));
  await vi.waitUntil(() => listTold(id).length === 1, { timeout: 5_000 });
  expect(listTold(id)).toMatchObject([{ appointment_status: 'cancelled' }]);
});

test('asked for again after a failure in between, a change is told once, and none is forgotten', async () => {
  const api = `${sandbox.url}/api`;
  const id = await book(3);
  expect(await moveAppointment(api, id, timeOf(4))).toBe('moved');
  expect(await moveAppointment(api, id, timeOf(4))).toBe('moved');
  await vi.waitUntil(() => listTold(id).length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(listTold(id)).toHaveLength(1);
});

/** The lead as the dealer reads it here. */
async function readLead(id: string) {
  const headers = { 'x-typesense-api-key': 'k' };
  const answer = await fetch(`${sandbox.url}/api/leads?dealership_slug=summit-group`, { headers });
  const { leads } = (await answer.json()) as { leads: (Lead & { appointment: string | null })[] };
  return leads.find((lead) => lead.id === id);
}

test('what a booker did while leads could not be written is done, and they learn of it when they can', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [moved, givenBack] = [await book(0), await book(1)];
  const changeFile = async (statement: string): Promise<void> => {
    await sandbox.close();
    const file = new DatabaseSync(join(folder, 'leads.sqlite'));
    file.exec(statement);
    file.close();
    await start();
  };
  const full = "begin select raise(abort, 'database or disk is full'); end";
  await changeFile(`create trigger full before insert on documents ${full};
    create trigger full_too before update on documents ${full};`);
  const api = `${sandbox.url}/api`;
  expect(await moveAppointment(api, moved, timeOf(2))).toBe('moved');
  await cancelAppointment(api, givenBack);
  expect(await fetchAppointment(api, givenBack)).toBeNull();
  expect(await readLead(givenBack)).toMatchObject({ appointment_status: 'booked' });
  await changeFile('drop trigger full; drop trigger full_too;');
  expect(await readLead(moved)).toMatchObject({ appointment_at: timeOf(2), appointment_status: 'booked' });
  expect(await readLead(givenBack)).toMatchObject({ appointment_status: 'cancelled', appointment: null });
}, 20_000);

test('a time that is kept anew under its id is given back no more', () => {
  const appointments = openAppointmentStore(mkdtempSync(join(folder, 'anew-')));
  const { here, starts, minutes } = listTimes(dealer);
  const [id, from] = [createLeadId(), starts[0] ?? 0];
  const dealership = { dealershipSlug: 'summit-group', siteSlug: '' };
  const place = { kind: 'test-drive', ...dealership, locationId: here } as const;
  const book = () =>
    appointments.book(
      { id, ...place, vehicleId: '', from, to: from + minutes * 60 },
      {
        ...{ dealerships: [], capacity: 1, day: { from: 0, to: 0, most: 9 }, heldUntil: 0, client: '' },
        limits: noBookingLimits,
      },
    );
  expect(book()).toBe('kept');
  appointments.giveBack(id);
  expect(appointments.findUntold(id)).toEqual({ became: 'given back' });
  expect(book()).toBe('kept');
  expect([appointments.findUntold(id), appointments.listUntold()]).toEqual([null, []]);
  appointments.close();
});

test('a move whose end this process did not live to see is told by whoever asks next', async () => {
  const id = await book(5);
  await sandbox.close();
  // What the calendar has written when a kill comes.
  const appointments = openAppointmentStore(folder);
  const found = appointments.find(id);
  if (!found) throw new Error('It was not kept.');
  const from = listTimes(dealer).starts[6] ?? 0;
  appointments.confirm(id);
  appointments.book(
    { ...found, from, to: from + (found.to - found.from) },
    {
      ...{ dealerships: [], capacity: 1, day: { from: 0, to: 0, most: 9 }, heldUntil: 0, client: '' },
      ...{ limits: noBookingLimits, movedTo: timeOf(6) },
    },
  );
  appointments.close();
  await start();
  expect(await readLead(id)).toMatchObject({
    ...{ appointment_at: timeOf(6), appointment_status: 'booked', appointment: 'unconfirmed' },
  });
  await vi.waitUntil(() => listTold(id).length === 1);
});

test('nobody is told twice: a dealer reads enquiries here, or this is where its own come to', async () => {
  const changes = openAppointmentChanges(mkdtempSync(join(folder, 'own-')), 0);
  const lead = JSON.parse(JSON.stringify({ ...newLead(), appointment_at: timeOf(0) })) as JsonObject;
  const { slug } = dealer.site;
  /** What there is to tell, where the dealer has these settings. */
  const prepare = async (leadDelivery: Dealer['build']['leadDelivery'], apiUrl: string | null) => {
    changes.note(lead, { became: 'given back' }, slug);
    const of = { build: { ...dealer.build, leadDelivery }, site: { ...dealer.site, apiUrl } };
    const names = changes.listUntold();
    expect(names).toHaveLength(1);
    return [await changes.prepare(names[0] ?? '', [{ ...dealer, ...of }]), changes.listUntold().length];
  };
  const elsewhere = { name: 'http', url: 'https://a.example/leads' } as const;
  expect(await prepare({ name: 'typesense' }, null)).toEqual([null, 0]);
  expect(await prepare(elsewhere, 'https://a.example/api')).toEqual([null, 0]);
  expect(await prepare(elsewhere, 'https://b.example/api')).toMatchObject([{ dealer: slug }, 1]);
  // Of several changes that nobody was told of yet, the last one counts.
  expect(await prepare(elsewhere, null)).toMatchObject([{ dealer: slug }, 1]);
  // One that is not known now may be later.
  expect(await changes.prepare(changes.listUntold()[0] ?? '', [])).toBeNull();
  expect(changes.listUntold()).toHaveLength(1);
  changes.close();
  // Nor is a dealer told of each of several tries.
  const patient = openAppointmentChanges(mkdtempSync(join(folder, 'own-')));
  patient.note(lead, { became: 'given back' }, slug);
  expect(patient.listUntold()).toEqual([]);
  patient.close();
});
