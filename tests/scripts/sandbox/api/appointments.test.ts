import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead.ts';
import { findBusyTimes } from '#scripts/sandbox/api/busy-times.ts';
import { findDriveCapacity } from '#scripts/sandbox/api/drive-capacity.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { bookAppointment, cancelAppointment, fetchBusyTimes, type Booking } from '#services/appointments.ts';

const folder = mkdtempSync(join(tmpdir(), 'appointments-'));
const options = { port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder, empty: true };
let sandbox: Sandbox;
let api: string;
beforeAll(async () => {
  sandbox = await startSandbox(options);
  api = `${sandbox.url}/api`;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Each test has days of its own. */
let start = Math.ceil(Date.now() / 86_400_000) * 86_400;
beforeEach(() => (start += 10 * 86_400));
const booking = (changed: Partial<Booking> = {}): Booking => ({
  ...{ id: createLeadId(), dealershipSlug: 'harbour', locationId: '4163', vehicleId: 'car-1' },
  ...{ start, minutes: 30, ...changed },
});
const ask = (changed: Partial<Parameters<typeof fetchBusyTimes>[1]> = {}) =>
  fetchBusyTimes(api, {
    ...{ dealershipSlug: 'harbour', locationId: '4163', vehicleId: null },
    ...{ from: start - 3_600, to: start + 86_400, ...changed },
  });

describe('TD-02 appointments of the dealer API', () => {
  test('a booked time is busy for everybody else at that place, and nowhere else', async () => {
    expect(await ask()).toEqual([]);
    expect(await bookAppointment(api, booking())).toBe(true);
    expect(await ask()).toEqual([{ from: start, to: start + 1_800 }]);
    expect(await bookAppointment(api, booking({ vehicleId: 'car-2' }))).toBe(false);
    expect(await bookAppointment(api, booking({ vehicleId: 'car-2', start: start + 900 }))).toBe(false);
    expect(await bookAppointment(api, booking({ vehicleId: 'car-2', start: start + 1_800 }))).toBe(true);
    expect(await ask()).toEqual([{ from: start, to: start + 3_600 }]);
    expect(await ask({ locationId: 'other' })).toEqual([]);
    expect(await ask({ dealershipSlug: 'westside' })).toEqual([]);
  });

  test('of two who press at once one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => bookAppointment(api, booking())));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('sent twice it is kept once, and a later choice of the same lead moves it', async () => {
    const mine = booking();
    expect(await bookAppointment(api, mine)).toBe(true);
    expect(await bookAppointment(api, mine)).toBe(true);
    expect(await bookAppointment(api, { ...mine, start: start + 7_200 })).toBe(true);
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
    const group = (changed: Partial<Booking>) => booking({ dealershipSlug: 'summit-group', ...changed });
    expect(await bookAppointment(api, group({}))).toBe(true);
    expect(await ask({ dealershipSlug: 'summit-group' })).toEqual([]);
    expect(
      await ask({ dealershipSlug: 'summit-group', vehicleId: 'car-1', locationId: 'other' }),
    ).toHaveLength(1);
    expect(await bookAppointment(api, group({ locationId: 'other' }))).toBe(false);
    expect(await bookAppointment(api, group({ vehicleId: null }))).toBe(true);
    expect(await ask({ dealershipSlug: 'summit-group' })).toHaveLength(1);
    expect(await bookAppointment(api, group({ vehicleId: 'car-3' }))).toBe(false);
  });

  test('a kept time outlives the process', async () => {
    await bookAppointment(api, booking());
    await sandbox.close();
    sandbox = await startSandbox(options);
    api = `${sandbox.url}/api`;
    expect(await ask()).toHaveLength(1);
  });

  test.each([
    ['the past', { starts_at: 1_700_000_000 }],
    ['an id that can be guessed', { id: '1' }],
    ['half an instant', { starts_at: 4_000_000_000.5 }],
    ['a whole week', { minutes: 10_080 }],
    ['no place', { location_id: '' }],
  ])('%s cannot be booked', async (_, changed) => {
    const body = { id: createLeadId(), dealership_slug: 'a', location_id: 'b', car_id: '', starts_at: start, minutes: 30, ...changed }; // prettier-ignore
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

test('busy is every second at which no further drive fits in, and no other', () => {
  const drive = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 10 })).map(([from, length]) => ({ from, to: from + length })); // prettier-ignore
  fc.assert(
    fc.property(fc.array(drive, { maxLength: 12 }), fc.integer({ min: 1, max: 3 }), (drives, capacity) => {
      const busy = findBusyTimes(drives, capacity);
      for (let second = 0; second < 45; second += 1) {
        const running = drives.filter(({ from, to }) => from <= second && second < to).length;
        expect(busy.some(({ from, to }) => from <= second && second < to)).toBe(running >= capacity);
      }
    }),
  );
});

test('the sandbox keeps to what a dealer file says, else one drive at a time', () => {
  const calendar = { slotMinutes: 30, leadHours: 2, daysAhead: 21, lastSlotMinutes: 30, capacity: 3 };
  const dealers = [
    { slug: 'group', testDrive: { calendar, times: [], locations: null } },
    { slug: 'yard', testDrive: null },
  ];
  expect(['group', 'yard', 'unknown'].map((slug) => findDriveCapacity(dealers, slug))).toEqual([3, 1, 1]);
});
