import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer, type Server } from 'node:http';
import { measuringVersion } from '#domain/analytics/consent.ts';
import { openBrowser } from '../browser.ts';
import { listen } from '../../listen.ts';

const { storage } = openBrowser();
const { track } = await import('#stores/analytics/analytics.ts');
const { choose, whileGranted } = await import('#stores/analytics/consent.ts');
const { startMeasuring } = await import('#stores/analytics/measuring.ts');

let server: Server;
let origin: string;
let received: { event: string; id: number | null }[] = [];
let status = 202;
beforeEach(async () => {
  received = [];
  status = 202;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push(JSON.parse(body) as (typeof received)[number]);
      response.writeHead(status).end('{}');
    });
  });
  origin = await listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = (): (() => void) => {
  const page = { dealer: 'harbour', page: '/', pageType: 'home', item: {}, ids: {} };
  return startMeasuring({ name: 'api', url: `${origin}/events` }, page);
};

test('EVT-03 what happens is sent once each, and a double press counts once', async () => {
  choose('granted');
  const stop = start();
  track('pageShared');
  track('pageShared');
  track('calculatorUsed');
  track('vehicleSaved', { item_id: '1' });
  track('vehicleSaved', { item_id: '2' });
  await vi.waitFor(() => expect(received).toHaveLength(4), { timeout: 10_000 });
  // Requests of their own may overtake each other.
  const told = received.map(({ event, id }) => `${event} ${id}`).toSorted();
  expect(told).toEqual(['calculatorUsed 26', 'pageShared null', 'vehicleSaved null', 'vehicleSaved null']);
  stop();
});

test('LEGAL 5 what needs a yes begins with it, once, ends with its withdrawal and begins again', () => {
  choose('declined');
  const done: string[] = [];
  whileGranted(() => {
    done.push('begin');
    return () => done.push('end');
  });
  expect(done).toEqual([]);
  choose('granted');
  choose('granted');
  expect(done).toEqual(['begin']);
  choose('declined');
  choose('declined');
  expect(done).toEqual(['begin', 'end']);
  choose('granted');
  expect(done).toEqual(['begin', 'end', 'begin']);
});

test('nothing is sent before consent, nor after it was withdrawn here or in another tab', async () => {
  choose('declined');
  const stop = start();
  track('pageShared');
  choose('granted');
  track('pagePrinted');
  await vi.waitFor(() => expect(received).toMatchObject([{ event: 'pagePrinted' }]), { timeout: 10_000 });
  // Another tab writes the storage; its event may come late.
  storage['forecourt:consent'] = JSON.stringify({
    choice: 'declined',
    at: Date.now(),
    version: measuringVersion,
  });
  track('phoneCalled');
  choose('granted');
  stop();
  track('vehicleSaved');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toHaveLength(1);
});

test('EVT-03 a failure of analytics is logged only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  choose('granted');
  status = 500;
  const stop = start();
  expect(() => track('phoneCalled')).not.toThrow();
  await vi.waitFor(
    () => expect(warn).toHaveBeenCalledWith('An event could not be counted.', expect.any(Error)),
    { timeout: 10_000 },
  );
  stop();
  warn.mockRestore();
});
