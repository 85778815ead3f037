import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount, endSession, fetchSession } from '#services/account/session.ts';
import { dropSearch, keepSearch } from '#services/account/saved-searches.ts';
import { removeFile } from '#services/lead/uploads.ts';
import { cancelReservation, fetchReservation } from '#services/reservation/reservations.ts';
import {
  bookAppointment,
  cancelAppointment,
  fetchAppointment,
  moveAppointment,
} from '#services/test-drive/appointments.ts';
import { listen } from '../listen.ts';

/* A gateway that shows a page while the service behind it is away, with a status that would mean something of the service. */

const page = '\n<!doctype html><title>Back soon</title>';
let answer = { status: 200, body: page };
const server = createServer((_, response) => {
  response.writeHead(answer.status, { 'content-type': 'text/html' });
  response.end(answer.body);
});
let api = '';
beforeAll(async () => {
  api = await listen(server);
  vi.stubGlobal('window', { location: new URL(api) });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const who = { id: 'a' } as Parameters<typeof keepSearch>[1];
const search = {} as Parameters<typeof keepSearch>[2];
const drive = { dealershipSlug: 'harbour', locationId: '1', vehicleId: null, start: 60, minutes: 30 };

const asked: [string, () => Promise<unknown>][] = [
  ['an account that is not deleted', () => deleteAccount(api)],
  ['a session that is not ended', () => endSession(api, true)],
  ['ACC-05 a session that is not over', () => fetchSession(api)],
  ['TD-02 a time that nobody keeps', () => bookAppointment(api, { id: 'a', ...drive })],
  ['TD-02 a time that is not moved', () => moveAppointment(api, 'a', '2026-11-28T09:30+10:00')],
  ['TD-02 a time that is not given back', () => cancelAppointment(api, 'a')],
  ['TD-02 a booking that is not lost', () => fetchAppointment(api, 'a')],
  ['a reservation that is not lost', () => fetchReservation(api, 'a')],
  ['a search that is not kept', () => keepSearch(api, who, search)],
  ['a search that stays', () => dropSearch(api, who, search)],
  ['a file that stays', () => removeFile(api, 'a')],
];

describe.each([200, 401, 404, 409, 410, 422])(
  'what a page answers with %i is no word of the service',
  (status) => {
    test.each(asked)('%s', async (_, ask) => {
      answer = { status, body: page };
      await expect(ask()).rejects.toMatchObject({ name: 'ServiceError', kind: 'unreadable', status: null });
    });
  },
);

test.each(['', 'default backend - 404', '"not found"', 'null'])(
  'TD-02 neither is what answers 404 with %j',
  async (body) => {
    answer = { status: 404, body };
    await expect(fetchAppointment(api, 'a')).rejects.toMatchObject({ kind: 'unreadable', status: null });
  },
);

test('TD-02 a vehicle cannot be said to be held or gone by a page', async () => {
  for (const status of [404, 409, 410]) {
    answer = { status, body: page };
    expect(await cancelReservation(api, 'a')).toEqual({ kind: 'unreachable' });
  }
});
