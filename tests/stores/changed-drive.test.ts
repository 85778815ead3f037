import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead.ts';
import { formatZoned } from '#domain/zoned-time.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { bookAppointment, fetchAppointment } from '#services/appointments.ts';
import { openBrowser } from './browser.ts';

openBrowser();
const { $changedDrive, cancelDrive, moveDrive, openDrive } = await import('#stores/changed-drive.ts');
const { $lastEnquiry } = await import('#stores/last-enquiry.ts');

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, empty: true, holdsPerClient: 100 }); // prettier-ignore
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const nowhere = 'http://127.0.0.1:9/api';
const api = (): string => `${sandbox.url}/api`;
let start = Math.ceil(Date.now() / 86_400_000) * 86_400;
const at = (instant: number): string => formatZoned(instant, 'Australia/Brisbane');
const book = async (from: number): Promise<string> => {
  const id = createLeadId();
  const asked = { id, dealershipSlug: 'harbour', locationId: '1', vehicleId: null, start: from, minutes: 30 };
  expect(await bookAppointment(api(), asked)).toBe('kept');
  return id;
};
let id = '';
beforeEach(async () => {
  start += 86_400;
  id = await book(start);
  $lastEnquiry.set({
    ...{ leadId: id, about: null, href: null },
    drive: { status: 'booked', at: at(start), minutes: 30, place: null },
  });
  await openDrive(api(), id);
});

test('TD-02 a booked drive is shown and moved, and the success page tells the new time', async () => {
  expect($changedDrive.get()).toMatchObject({ status: 'booked', drive: { start } });
  await moveDrive(api(), id, at(start + 3_600));
  expect($changedDrive.get()).toMatchObject({ status: 'moved', drive: { start: start + 3_600 } });
  expect($lastEnquiry.get()?.drive?.at).toBe(at(start + 3_600));
  expect(await fetchAppointment(api(), id)).toMatchObject({ start: start + 3_600 });
});

test('a time that somebody else has meanwhile leaves it where it was', async () => {
  await book(start + 3_600);
  await moveDrive(api(), id, at(start + 3_600));
  expect($changedDrive.get()).toMatchObject({ status: 'booked', problem: 'taken', drive: { start } });
});

test('cancelled it is gone everywhere, and cannot be moved any more', async () => {
  await cancelDrive(api(), id);
  expect($changedDrive.get().status).toBe('cancelled');
  expect($lastEnquiry.get()?.drive).toBeNull();
  await openDrive(api(), id);
  expect($changedDrive.get().status).toBe('unknown');
});

test('without an answer nothing is claimed', async () => {
  await cancelDrive(nowhere, id);
  expect($changedDrive.get()).toMatchObject({ status: 'booked', problem: 'unreachable' });
  await openDrive(nowhere, id);
  expect($changedDrive.get().status).toBe('failed');
}, 15_000);

test.each(['', 'f'.repeat(32), '../phone-reveals'])('a link with "%s" belongs to no drive', async (other) => {
  await openDrive(api(), other);
  expect(['unknown', 'failed']).toContain($changedDrive.get().status);
  expect($changedDrive.get().drive).toBeNull();
});
