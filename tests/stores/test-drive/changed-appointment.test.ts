import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { bookAppointment, fetchAppointment } from '#services/test-drive/appointments.ts';
import { createDocument, openYard, type Yard } from '../../services/search/yard.ts';
import { openRelay } from '../../services/lead/relay.ts';
import { listen } from '../../listen.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { $changedAppointment, $drivenVehicle, cancelTestDrive, moveTestDrive, openTestDrive } =
  await import('#stores/test-drive/changed-appointment.ts');
const { $lastEnquiry } = await import('#stores/lead/last-enquiry.ts');

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
let sandbox: Sandbox;
let yard: Yard;
beforeAll(async () => {
  const hidden = createDocument({ id: 'hidden', show_on_dealer_website: false });
  yard = await openYard([createDocument({ id: 'c1' }), hidden]);
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, unlimited: true }); // oxfmt-ignore
});
afterAll(async () => {
  await sandbox.close();
  await yard.close();
  rmSync(folder, { recursive: true });
});

const nowhere = 'http://127.0.0.1:9/api';
const api = (): string => `${sandbox.url}/api`;
let start = Math.ceil(Date.now() / 86_400_000) * 86_400;
const at = (instant: number): string => formatZoned(instant, 'Australia/Brisbane');
const open = (of: string, from = api()): Promise<void> => openTestDrive(from, of, yard.endpoint);
const book = async (from: number, vehicleId: string | null = null): Promise<string> => {
  const id = createLeadId();
  const asked = { id, dealershipSlug: 'harbour', locationId: '1', vehicleId, start: from, minutes: 30 };
  expect(await bookAppointment(api(), asked)).toBe('kept');
  return id;
};
let id = '';
beforeEach(async () => {
  start += 86_400;
  id = await book(start);
  $lastEnquiry.set({
    ...{ leadId: id, about: null, href: null },
    testDrive: { status: 'booked', at: at(start), minutes: 30, location: null },
  });
  await open(id);
});

test('FORM-11 a visit to the workshop is shown as one, moved and cancelled by its link', async () => {
  const visit = createLeadId();
  const asked = {
    id: visit,
    dealershipSlug: 'harbour',
    locationId: '1',
    vehicleId: null,
    start,
    minutes: 30,
  };
  // Sales are taken at that time; the workshop is not.
  expect(await bookAppointment(api(), { ...asked, kind: 'service' })).toBe('kept');
  await open(visit);
  expect($changedAppointment.get()).toMatchObject({ status: 'booked', appointment: { kind: 'service' } });
  await moveTestDrive(api(), visit, at(start + 3_600));
  expect($changedAppointment.get()).toMatchObject({ status: 'moved', appointment: { kind: 'service' } });
  await cancelTestDrive(api(), visit);
  expect(await fetchAppointment(api(), visit)).toBeNull();
});

test('TD-02 a booked appointment is shown and moved, and the success page tells the new time', async () => {
  expect($changedAppointment.get()).toMatchObject({ status: 'booked', appointment: { start } });
  await moveTestDrive(api(), id, at(start + 3_600));
  expect($changedAppointment.get()).toMatchObject({ status: 'moved', appointment: { start: start + 3_600 } });
  expect($lastEnquiry.get()?.testDrive?.at).toBe(at(start + 3_600));
  expect(await fetchAppointment(api(), id)).toMatchObject({ start: start + 3_600 });
});

test('TD-02 the vehicle is named while it is listed, and stays named when the appointment is moved', async () => {
  await open(await book(start + 7_200, 'c1'));
  const vehicle = { name: '2024 Toyota HiLux SR5', slug: '2024-toyota-hilux-c1' };
  expect($drivenVehicle.get()).toMatchObject(vehicle);
  const other = await book(start + 10_800, 'c1');
  await open(other);
  await moveTestDrive(api(), other, at(start + 14_400));
  expect($changedAppointment.get()).toMatchObject({ status: 'moved' });
  expect($drivenVehicle.get()).toMatchObject(vehicle);
});

test('TD-02 an appointment is shown before its vehicle is known, which is named however late it comes', async () => {
  const late = await book(start + 7_200, 'c1');
  const real = fetch;
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((asked) => {
    vi.stubGlobal('fetch', async (url: URL, request: RequestInit) => {
      if (url.pathname.startsWith('/collections/')) {
        asked();
        await new Promise<void>((resolve) => (answer = resolve));
      }
      return real(url, request);
    });
  });
  const opening = open(late);
  await isAsked;
  expect($changedAppointment.get()).toMatchObject({ status: 'booked', appointment: { vehicleId: 'c1' } });
  expect($drivenVehicle.get()).toBeNull();
  await moveTestDrive(api(), late, at(start + 10_800));
  answer();
  await opening;
  vi.unstubAllGlobals();
  expect($changedAppointment.get()).toMatchObject({
    status: 'moved',
    appointment: { start: start + 10_800 },
  });
  expect($drivenVehicle.get()).toMatchObject({ slug: '2024-toyota-hilux-c1' });
});

test.each(['hidden', 'never-was'])(
  'an appointment of the vehicle "%s" is shown without it',
  async (vehicleId) => {
    await open(await book(start + 7_200, vehicleId));
    expect($changedAppointment.get()).toMatchObject({
      status: 'booked',
      appointment: { vehicleId },
    });
    expect($drivenVehicle.get()).toBeNull();
  },
);

test('an index that does not answer keeps no appointment from being shown', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openTestDrive(api(), await book(start + 7_200, 'c1'), { ...yard.endpoint, port: 1 });
  expect($changedAppointment.get()).toMatchObject({ status: 'booked', appointment: { vehicleId: 'c1' } });
  expect($drivenVehicle.get()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a time that somebody else has meanwhile leaves it where it was', async () => {
  await book(start + 3_600);
  await moveTestDrive(api(), id, at(start + 3_600));
  expect($changedAppointment.get()).toMatchObject({
    status: 'booked',
    problem: 'taken',
    appointment: { start },
  });
});

test('of a vehicle that is sold meanwhile it is not moved', async () => {
  const dealerApi = await openRelay();
  dealerApi.answerWith(410);
  await moveTestDrive(new URL(dealerApi.url).origin, id, at(start + 3_600));
  expect($changedAppointment.get()).toMatchObject({
    status: 'booked',
    problem: 'sold',
    appointment: { start },
  });
  await dealerApi.close();
});

test('cancelled it is gone everywhere, and cannot be moved any more', async () => {
  await cancelTestDrive(api(), id);
  expect($changedAppointment.get().status).toBe('cancelled');
  expect($lastEnquiry.get()?.testDrive).toBeNull();
  await open(id);
  expect($changedAppointment.get().status).toBe('unknown');
});

test('without an answer nothing is claimed', async () => {
  await cancelTestDrive(nowhere, id);
  expect($changedAppointment.get().status).toBe('failed');
  await open(id, nowhere);
  expect($changedAppointment.get().status).toBe('failed');
}, 15_000);

describe('a change whose answer is lost', () => {
  /** Does what it is asked, or not, and breaks off the answers of changes. */
  async function openLossy({ does, reads }: { does: boolean; reads: () => boolean }) {
    const server = createServer((request, response) => {
      void (async () => {
        const { method = 'GET', headers } = request;
        const isRead = method === 'GET';
        const body = isRead || method === 'DELETE' ? null : await text(request);
        const answer =
          isRead || does
            ? await fetch(`${sandbox.url}${request.url}`, {
                ...{ method, body, headers: { 'content-type': headers['content-type'] ?? '' } },
              })
            : null;
        if (!answer || !isRead || !reads()) return void response.destroy();
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      })();
    });
    onTestFinished(() => void server.close());
    return `${await listen(server)}/api`;
  }
  const later = (): string => at(start + 7_200);

  test('is told as done where it was done', async () => {
    const lossy = await openLossy({ does: true, reads: () => true });
    await moveTestDrive(lossy, id, later());
    expect($changedAppointment.get()).toMatchObject({
      status: 'moved',
      appointment: { start: start + 7_200 },
    });
    expect($lastEnquiry.get()?.testDrive?.at).toBe(later());
    await cancelTestDrive(lossy, id);
    expect($changedAppointment.get().status).toBe('cancelled');
    expect($lastEnquiry.get()?.testDrive).toBeNull();
  });

  test.each([
    ['moved', (api: string) => moveTestDrive(api, id, later())],
    ['cancelled', (api: string) => cancelTestDrive(api, id)],
  ])('is told as not done where it was not %s', async (_, work) => {
    await work(await openLossy({ does: false, reads: () => true }));
    expect($changedAppointment.get()).toMatchObject({
      status: 'booked',
      problem: 'unreachable',
      appointment: { start },
    });
    expect($lastEnquiry.get()?.testDrive?.at).toBe(at(start));
  });

  test('is told once it can be read', async () => {
    let isBack = false;
    const lossy = await openLossy({ does: true, reads: () => isBack });
    await moveTestDrive(lossy, id, later());
    expect($changedAppointment.get().status).toBe('failed');
    isBack = true;
    await open(id, lossy);
    expect($changedAppointment.get()).toMatchObject({
      status: 'booked',
      appointment: { start: start + 7_200 },
    });
    expect($lastEnquiry.get()?.testDrive?.at).toBe(later());
  });
});

test.each(['', 'f'.repeat(32), '../phone-reveals'])(
  'a link with "%s" belongs to no appointment',
  async (other) => {
    await open(other);
    expect(['unknown', 'failed']).toContain($changedAppointment.get().status);
    expect($changedAppointment.get().appointment).toBeNull();
  },
);
