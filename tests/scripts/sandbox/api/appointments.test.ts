import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import { findBusyTimes } from '#scripts/sandbox/api/appointment/busy-times.ts';
import { findDealership } from '#scripts/sandbox/api/appointment/dealership.ts';
import { findAppointmentCapacity } from '#scripts/sandbox/api/appointment/host.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import {
  bookAppointment,
  cancelAppointment,
  fetchAppointment,
  fetchBusyTimes,
  moveAppointment,
  type Booking,
} from '#services/test-drive/appointments.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { listTimes } from './dealer-times.ts';
import { goodDealer, loadTexts, testSites } from '../../../config/directory.ts';
import { newLead, ofNoVehicle } from '../../../services/lead/lead.ts';

const folder = mkdtempSync(join(tmpdir(), 'appointments-'));
const options = { port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder };
/** Each test has kept its own times without leads. */
const manyHolds = { ...options, unlimited: true };
let sandbox: Sandbox;
let api: string;
beforeAll(async () => {
  sandbox = await startSandbox(manyHolds);
  api = `${sandbox.url}/api`;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const reopen = async (changed: Parameters<typeof startSandbox>[0]): Promise<void> => {
  await sandbox.close();
  sandbox = await startSandbox(changed);
  api = `${sandbox.url}/api`;
};

/** Each test has days of its own. */
let start = Math.ceil(Date.now() / 86_400_000) * 86_400;
beforeEach(() => (start += 10 * 86_400));
const booking = (changed: Partial<Booking> = {}): Booking => ({
  ...{ id: createLeadId(), dealershipSlug: 'harbour', locationId: '4163', vehicleId: 'car-1' },
  ...{ start, minutes: 30, ...changed },
});
const ask = (changed: Partial<Parameters<typeof fetchBusyTimes>[1]> = {}) =>
  fetchBusyTimes(api, {
    ...{ dealershipSlug: 'harbour', siteSlug: 'harbour', locationId: '4163', vehicleId: null },
    ...{ from: start - 3_600, to: start + 86_400, ...changed },
  });

/** A lead as the dealer API takes it (FORM-02). */
const lastStep = (userData: ReturnType<typeof newLead>) => ({ userData, isLastStep: true });

const readLead = async (id: string): Promise<unknown> => {
  const headers = { 'x-typesense-api-key': 'test-admin' };
  return (await fetch(`${sandbox.url}/collections/leads/documents/${id}`, { headers })).json();
};

describe('TD-02 appointments of the dealer API', () => {
  test('a booked time is busy for everybody else at that location, and nowhere else', async () => {
    expect(await ask()).toEqual([]);
    expect(await bookAppointment(api, booking())).toBe('kept');
    expect(await ask()).toEqual([{ from: start, to: start + 1_800 }]);
    expect(await bookAppointment(api, booking({ vehicleId: 'car-2' }))).toBe('taken');
    expect(await bookAppointment(api, booking({ vehicleId: 'car-2', start: start + 900 }))).toBe('taken');
    expect(await bookAppointment(api, booking({ vehicleId: 'car-2', start: start + 1_800 }))).toBe('kept');
    expect(await ask()).toEqual([{ from: start, to: start + 3_600 }]);
    expect(await ask({ locationId: 'other' })).toEqual([]);
    expect(await ask({ dealershipSlug: 'westside' })).toEqual([]);
  });

  test('of two who press at once one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => bookAppointment(api, booking())));
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1);
  });

  test('sent twice it is kept once, and a later choice of the same lead moves it', async () => {
    const mine = booking();
    expect(await bookAppointment(api, mine)).toBe('kept');
    expect(await bookAppointment(api, mine)).toBe('kept');
    expect(await bookAppointment(api, { ...mine, start: start + 7_200 })).toBe('kept');
    expect(await ask()).toEqual([{ from: start + 7_200, to: start + 9_000 }]);
  });

  test('given back it is free again; what is not there cannot be given back and does no harm', async () => {
    const mine = booking();
    await bookAppointment(api, mine);
    await cancelAppointment(api, mine.id);
    await cancelAppointment(api, createLeadId());
    expect(await ask()).toEqual([]);
  });

  test('where two fit in, the third does not; one vehicle is driven once at a time wherever it stands', async () => {
    const { dealers } = await loadDealers({ directory: testSites, only: ['summit-group'] });
    await reopen({ ...manyHolds, dealers: () => Promise.resolve(dealers) });
    const { here, there, from } = listTimes(dealers[0]);
    const group = (changed: Partial<Booking>) =>
      booking({ dealershipSlug: 'summit-group', locationId: here, start: from, minutes: 45, ...changed });
    const askGroup = (changed: Partial<Parameters<typeof fetchBusyTimes>[1]> = {}) =>
      ask({ dealershipSlug: 'summit-group', locationId: here, from, to: from + 3_600, ...changed });
    expect(await bookAppointment(api, group({}))).toBe('kept');
    expect(await askGroup()).toEqual([]);
    expect(await askGroup({ vehicleId: 'car-1', locationId: there })).toHaveLength(1);
    expect(await bookAppointment(api, group({ locationId: there }))).toBe('taken');
    expect(await bookAppointment(api, group({ vehicleId: null }))).toBe('kept');
    expect(await askGroup()).toHaveLength(1);
    expect(await bookAppointment(api, group({ vehicleId: 'car-3' }))).toBe('taken');
    await reopen(manyHolds);
  });

  test('a kept time outlives the process', async () => {
    await bookAppointment(api, booking());
    await reopen(manyHolds);
    expect(await ask()).toHaveLength(1);
  });

  test.each([
    ['the past', { starts_at: 1_700_000_000 }],
    ['an id that can be guessed', { id: '1' }],
    ['half an instant', { starts_at: 4_000_000_000.5 }],
    ['a whole week', { minutes: 10_080 }],
    ['no location', { location_id: '' }],
  ])('%s cannot be booked', async (_, changed) => {
    const body = { id: createLeadId(), dealership_slug: 'a', location_id: 'b', car_id: '', starts_at: start, minutes: 30, ...changed }; // oxfmt-ignore
    const answer = await fetch(`${api}/appointments`, { method: 'POST', body: JSON.stringify(body) });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
  });

  test.each([
    '',
    '?dealership_slug=a&location_id=b&from=x&to=2',
    '?dealership_slug=a&location_id=b&from=5&to=2',
  ])('the question "%s" is refused in words', async (query) => {
    const answer = await fetch(`${api}/appointments${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
  });
});

describe('times that are kept without a lead', () => {
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      headers: { 'x-typesense-api-key': 'test-admin' },
      body: JSON.stringify(body),
    });
  afterEach(() => vi.useRealTimers());
  const later = (minutes: number): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  };

  test('are free again when it does not come in time, and stay when it does', async () => {
    const [mine, lost] = [booking(), booking({ vehicleId: 'car-2', start: start + 3_600 })];
    await bookAppointment(api, mine);
    await bookAppointment(api, lost);
    await post('/api/leads', lastStep({ ...newLead(), id: mine.id, appointment_status: 'booked' }));
    later(holdMinutes - 1);
    expect(await ask()).toHaveLength(2);
    later(2);
    expect(await ask()).toEqual([{ from: start, to: start + 1_800 }]);
    later(60);
    expect(await ask()).toHaveLength(1);
  });

  test('are a few for each client; those of leads do not count, and moving one is no further one', async () => {
    await reopen(options);
    later(holdMinutes + 1); // what other tests have kept is free
    const bookings = Array.from({ length: 7 }, (_, index) => booking({ vehicleId: `limit-${index}`, start: start + index * 3_600 })); // oxfmt-ignore
    const [first, ...rest] = bookings;
    if (!first) throw new Error('no booking');
    await bookAppointment(api, first);
    await post('/api/leads', lastStep({ ...newLead(), id: first.id, appointment_status: 'booked' }));
    const answers = [];
    for (const next of rest) answers.push(await bookAppointment(api, next));
    expect(answers).toEqual(['kept', 'kept', 'kept', 'kept', 'kept', 'limited']);
    const again = { ...rest[0], start: start + 40_000 } as Booking;
    expect(await bookAppointment(api, again)).toBe('kept');
    await reopen(manyHolds);
  });
});

describe('TD-02 a lead that comes for a kept time', () => {
  const at = (instant: number): string => formatZoned(instant, 'UTC');
  const send = async (said: Partial<ReturnType<typeof newLead>>): Promise<unknown> => {
    const lead = { ...newLead(), appointment_status: 'booked' as const, car_id: 'car-1', ...said };
    await fetch(`${api}/leads`, { method: 'POST', body: JSON.stringify(lastStep(lead)) });
    return readLead(lead.id);
  };

  test('says what the calendar has, and not the time or place of somebody else', async () => {
    const [owner, mallory] = [booking(), booking({ start: start + 3_600 })];
    for (const each of [owner, mallory]) expect(await bookAppointment(api, each)).toBe('kept');
    const claimed = { id: mallory.id, appointment_at: at(start), location_id: '9' };
    const kept = { appointment_status: 'booked', appointment_at: at(start + 3_600), location_id: '4163' };
    expect(await send(claimed)).toMatchObject(kept);
    // The same instant in the words of its shopper.
    const written = formatZoned(start, 'Australia/Perth');
    expect(await send({ id: owner.id, appointment_at: written })).toMatchObject({ appointment_at: written });
  });

  test('says the later one where it was moved meanwhile', async () => {
    const mine = booking();
    await bookAppointment(api, mine);
    await moveAppointment(api, mine.id, at(start + 1_800));
    expect(await send({ id: mine.id, appointment_at: at(start) })).toMatchObject({
      ...{ appointment_status: 'booked', appointment_at: at(start + 1_800) },
    });
  });

  test('asks for its time where the calendar of the workshop keeps it for a test drive, and the other way round', async () => {
    for (const [kind, filing] of [
      ['service', { category: 'Test Drive' }],
      ['service', { category: 'test\u00a0drive' }],
      ['service', { category: 'Ｔｅｓｔ  Drive ' }],
      ['service', { subcategory: 'Test\u200bDrive' }],
      ['service', { category: 'Test', subcategory: 'Drive' }],
      ['test-drive', { category: 'Contact', subcategory: 'Service Booking' }],
    ] as const) {
      const mine = booking({ kind, vehicleId: '' });
      expect(await bookAppointment(api, mine)).toBe('kept');
      const lead = { id: mine.id, appointment_at: at(start), ...ofNoVehicle };
      expect(await send({ ...lead, ...filing })).toMatchObject({ appointment_status: 'requested' });
    }
  });

  test('keeps a time of the workshop where its filing is near the words of a test drive', async () => {
    const mine = booking({ kind: 'service', vehicleId: '' });
    expect(await bookAppointment(api, mine)).toBe('kept');
    const filing = { category: 'Service Enquiry', subcategory: 'Latest drivetrain check' };
    const lead = { id: mine.id, appointment_at: at(start), ...ofNoVehicle, ...filing };
    expect(await send(lead)).toMatchObject({ appointment_status: 'booked' });
  });

  test.each([
    ['none', {}, 'booked'],
    ['one by its stock number', { stock_number: 'S100' }, 'requested'],
    ['one by its address', { car_slug: 'rio' }, 'requested'],
    ['one by its number', { vin: 'KNADN512MA6000001' }, 'requested'],
  ])('asks for its time where that is of no vehicle and the lead names %s', async (_, named, firm) => {
    const mine = booking({ vehicleId: '' });
    expect(await bookAppointment(api, mine)).toBe('kept');
    const lead = { id: mine.id, appointment_at: at(start), ...ofNoVehicle, ...named };
    expect(await send(lead)).toMatchObject({ appointment_status: firm });
  });

  test('is as firm as it was when a list of leads is put back', async () => {
    const headers = { 'x-typesense-api-key': 'test-admin' };
    const documents = `${sandbox.url}/collections/leads/documents`;
    const [yes, no] = [booking(), booking({ start: start + 7_200 })];
    for (const each of [yes, no]) {
      await bookAppointment(api, each);
      await send({ id: each.id, appointment_at: at(each.start) });
    }
    await fetch(`${api}/appointments/${yes.id}/confirmation`, { method: 'PUT', headers });
    await cancelAppointment(api, no.id);
    const lines = JSON.stringify(await readLead(yes.id)) + '\n' + JSON.stringify(await readLead(no.id));
    for (const { id } of [yes, no]) await fetch(`${documents}/${id}`, { method: 'DELETE', headers });
    const answer = await fetch(`${documents}/import?action=upsert`, { method: 'POST', headers, body: lines });
    expect(await answer.text()).toBe('{"success":true}\n{"success":true}');
    expect(await readLead(yes.id)).toMatchObject({ appointment_status: 'confirmed' });
    expect(await readLead(no.id)).toMatchObject({ appointment_status: 'cancelled' });
  });

  test('is confirmed where the dealer said yes before it came, and stays a wish where it is about another vehicle', async () => {
    const headers = { 'x-typesense-api-key': 'test-admin' };
    const [own, other] = [booking(), booking({ start: start + 7_200 })];
    for (const { id, ...each } of [own, other]) {
      await bookAppointment(api, { id, ...each });
      await fetch(`${api}/appointments/${id}/confirmation`, { method: 'PUT', headers });
    }
    expect(await send({ id: own.id, appointment_at: at(own.start) })).toMatchObject({
      appointment_status: 'confirmed',
    });
    const wish = { appointment_status: 'requested', appointment_at: at(other.start) };
    expect(await send({ id: other.id, car_id: 'car-9', appointment_at: at(other.start) })).toMatchObject(
      wish,
    );
    await fetch(`${api}/appointments/${other.id}/confirmation`, { method: 'PUT', headers });
    expect(await moveAppointment(api, other.id, at(start + 10_800))).toBe('moved');
    expect(await readLead(other.id)).toMatchObject(wish);
  });

  test('asks for its time where it is about another vehicle', async () => {
    const mine = booking();
    await bookAppointment(api, mine);
    const said = { id: mine.id, appointment_at: at(start), car_id: 'car-2' };
    expect(await send(said)).toMatchObject({ appointment_status: 'requested', appointment_at: at(start) });
    const any = booking({ vehicleId: '', start: start + 7_200 });
    expect(await bookAppointment(api, any)).toBe('kept');
    const drive = { id: any.id, appointment_at: at(any.start), category: 'Test Drive' };
    expect(await send(drive)).toMatchObject({ appointment_status: 'requested' });
  });
});

describe('an appointment in the hands of who made it', () => {
  test('is told, moved and given back by its id, and the dealer reads it in the lead', async () => {
    const mine = booking();
    await bookAppointment(api, mine);
    await fetch(`${api}/leads`, {
      method: 'POST',
      body: JSON.stringify(lastStep({ ...newLead(), id: mine.id, appointment_status: 'booked' })),
    });
    expect(await fetchAppointment(api, mine.id)).toEqual({
      ...{ kind: 'test-drive', locationId: '4163', vehicleId: 'car-1', start, minutes: 30 },
    });
    const at = (instant: number): string => formatZoned(instant, 'Australia/Brisbane');
    await bookAppointment(api, booking({ vehicleId: 'car-9', start: start + 3_600 }));
    expect(await moveAppointment(api, mine.id, at(start + 3_600))).toBe('taken');
    expect(await moveAppointment(api, mine.id, at(start + 7_200))).toBe('moved');
    expect(await fetchAppointment(api, mine.id)).toMatchObject({ start: start + 7_200 });
    expect(await readLead(mine.id)).toMatchObject({ appointment_at: at(start + 7_200), appointment_status: 'booked' }); // oxfmt-ignore
    await cancelAppointment(api, mine.id);
    expect(await fetchAppointment(api, mine.id)).toBeNull();
    expect(await moveAppointment(api, mine.id, at(start + 9_000))).toBe('gone');
    expect(await readLead(mine.id)).toMatchObject({ appointment_status: 'cancelled' });
  });

  test('moves to the length that the calendar has by then', async () => {
    const { dealers } = await loadDealers({ directory: testSites, only: ['summit-group'] });
    const [dealer] = dealers;
    const calendar = dealer?.site.testDrive ? dealer.site.testDrive.calendar : null;
    if (!calendar) throw new Error('The dealer has no calendar.');
    await reopen({ ...manyHolds, dealers: () => Promise.resolve(dealers) });
    const { here, from } = listTimes(dealer);
    const mine = booking({ dealershipSlug: 'summit-group', locationId: here, start: from, minutes: 45 });
    expect(await bookAppointment(api, mine)).toBe('kept');
    calendar.slotMinutes = 30;
    const later = listTimes(dealer).starts.at(-1) ?? 0;
    expect(await moveAppointment(api, mine.id, formatZoned(later, 'Australia/Brisbane'))).toBe('moved');
    expect(await fetchAppointment(api, mine.id)).toMatchObject({ start: later, minutes: 30 });
    await reopen(manyHolds);
  });

  test.each(['', 'tomorrow', '2026-11-28T09:30', '2020-01-01T09:30+10:00'])(
    'is not moved to "%s"',
    async (at) => {
      const mine = booking();
      await bookAppointment(api, mine);
      const answer = await fetch(`${api}/appointments/${mine.id}`, { method: 'PATCH', body: JSON.stringify({ at }) }); // oxfmt-ignore
      expect(answer.status).toBe(422);
    },
  );
});

test('busy is every second at which no further test drive fits in, and no other', () => {
  const appointment = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 10 })).map(([from, length]) => ({ from, to: from + length })); // oxfmt-ignore
  fc.assert(
    fc.property(
      fc.array(appointment, { maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (appointments, capacity) => {
        const busy = findBusyTimes(appointments, capacity);
        for (let second = 0; second < 45; second += 1) {
          const running = appointments.filter(({ from, to }) => from <= second && second < to).length;
          expect(busy.some(({ from, to }) => from <= second && second < to)).toBe(running >= capacity);
        }
      },
    ),
  );
});

test('the sandbox keeps to what a dealer file says, else one test drive at a time', async () => {
  const testDrive = 'testDrive: { calendar: { capacity: 3 } }\n';
  const { dealers } = await loadTexts({
    'group.yaml': goodDealer + testDrive,
    'yard.yaml': `${goodDealer.replace('good.example', 'yard.example')}testDrive: false\n`,
  });
  expect(dealers).toHaveLength(2);
  const find = (kind: 'test-drive' | 'service') =>
    ['group', 'yard', 'unknown'].map((dealershipSlug) =>
      findAppointmentCapacity(findDealership(dealers, dealershipSlug), kind),
    );
  expect(find('test-drive')).toEqual([3, 1, 1]);
  expect(find('service')).toEqual([2, 2, 1]);
});
