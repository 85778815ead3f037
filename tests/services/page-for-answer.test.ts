import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteAccount, endSession } from '#services/account/session.ts';
import { dropSearch, keepSearch } from '#services/account/saved-searches.ts';
import { removeFile } from '#services/lead/uploads.ts';
import { bookAppointment, cancelAppointment, moveAppointment } from '#services/test-drive/appointments.ts';
import { listen } from '../listen.ts';

/* A gateway that shows a page while the service behind it is away, with status 200. */

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('\n<!doctype html><title>Back soon</title>');
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

test.each<[string, () => Promise<unknown>]>([
  ['an account that is not deleted', () => deleteAccount(api)],
  ['a session that is not ended', () => endSession(api, true)],
  ['TD-02 a time that nobody keeps', () => bookAppointment(api, { id: 'a', ...drive })],
  ['TD-02 a time that is not moved', () => moveAppointment(api, 'a', '2026-11-28T09:30+10:00')],
  ['TD-02 a time that is not given back', () => cancelAppointment(api, 'a')],
  ['a search that is not kept', () => keepSearch(api, who, search)],
  ['a search that stays', () => dropSearch(api, who, search)],
  ['a file that stays', () => removeFile(api, 'a')],
])('what a page answers is not done: %s', async (_, ask) => {
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceError', kind: 'unreadable' });
});
