import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import { createTestDriveLocation } from '#domain/test-drive/locations.ts';
import { listAppointmentDays } from '#domain/test-drive/slots.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { bookAppointment, fetchBusyTimes } from '#services/test-drive/appointments.ts';
import { testSites } from '../../../config/directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-bookings-'));
let sandbox: Sandbox;
let dealer: Dealer;
beforeAll(async () => {
  const { dealers } = await loadDealers({ directory: testSites, only: ['harbour-toyota'] });
  const [first] = dealers;
  if (!first) throw new Error('no dealer');
  dealer = first;
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder, unlimited: true },
    dealers: () => Promise.resolve(dealers),
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test('FORM-11 the workshop has a calendar and places of its own, beside those of test drives', async () => {
  const { slug, serviceBooking, locations } = dealer.site;
  const workshop = locations.find(({ departments }) => departments.some(({ type }) => type === 'service'));
  const rules = serviceBooking.calendar;
  if (!workshop || !rules) throw new Error('no workshop');
  const days = listAppointmentDays(Date.now() / 1000, createTestDriveLocation(workshop, 'service'), rules);
  const start = days.flatMap(({ slots }) => slots)[3]?.start ?? 0;
  const api = `${sandbox.url}/api`;
  const place = { dealershipSlug: slug, locationId: workshop.id, vehicleId: null };
  const book = () =>
    bookAppointment(api, {
      ...place,
      id: createLeadId(),
      kind: 'service',
      start,
      minutes: rules.slotMinutes,
    });
  const ask = (kind?: 'service') =>
    fetchBusyTimes(api, { ...place, siteSlug: slug, ...(kind && { kind }), from: start, to: start + 3_600 });
  expect([await book(), await book(), await book()]).toEqual(['kept', 'kept', 'taken']);
  expect(await ask('service')).toEqual([{ from: start, to: start + rules.slotMinutes * 60 }]);
  expect(await ask()).toEqual([]);
  // No visit begins between two times of the calendar.
  await expect(
    bookAppointment(api, { ...place, id: createLeadId(), kind: 'service', start: start + 60, minutes: 30 }),
  ).rejects.toThrow();
});
