import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { usualBookingLimits } from '#scripts/sandbox/api/appointment/booking-limits.ts';
import type { SandboxOptions } from '#scripts/sandbox/options.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import { listTimes } from '../scripts/sandbox/api/dealer-times.ts';
import { newLead, ofNoVehicle, toDealer } from '../services/lead/lead.ts';

const apiKey = 'test-admin';

/** A lead as the dealer's list shows it. */
export interface ListedLead {
  id: string;
  appointment: string | null;
  appointment_status: string;
}

/**
 * A sandbox of its own, with the calendar of a dealer: limits of bookings as usual but for those that are given, none by
 * the number of requests.
 */
export async function openCalendar(
  bookings: Partial<typeof usualBookingLimits> = {},
  { unlimited = true, index }: Pick<SandboxOptions, 'unlimited' | 'index'> = {},
) {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/sites', only: ['summit-group'] });
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  const sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: folder, unlimited },
    ...(index && { index }),
    bookings: { ...usualBookingLimits, ...bookings },
    dealers: () => Promise.resolve(dealers),
  });
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(sandbox.url + path, {
      ...{ method, headers: { 'x-typesense-api-key': apiKey } },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    url: sandbox.url,
    times: listTimes(dealers[0]),
    send,
    async sendLead(id: string, changed: Partial<Lead> = {}): Promise<void> {
      const userData = {
        ...{ ...newLead(), ...ofNoVehicle, id, ...toDealer('summit-group'), terms_accepted: true },
        ...changed,
      };
      expect((await send('POST', '/api/leads', { userData, isLastStep: true })).status).toBe(201);
    },
    async listLeads(): Promise<ListedLead[]> {
      const { leads } = (await (await send('GET', '/api/leads')).json()) as { leads: ListedLead[] };
      return leads;
    },
    async close(): Promise<void> {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
