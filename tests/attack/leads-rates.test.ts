import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimiter } from '#scripts/sandbox/door/rate-limiter.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { leadFields } from '#services/wire/collections.ts';
import { newLead } from '../services/lead/lead.ts';

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const apiKey = 'test-admin';
let sandbox: Sandbox;
let leadKey = '';
const send = (method: string, path: string, body?: object | string, key = ''): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...{
      method,
      headers: { ...(key && { 'x-typesense-api-key': key }), 'user-agent': String(Math.random()) },
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir: folder });
  await send('POST', '/collections', { name: 'leads', fields: leadFields }, apiKey);
  const request = { description: 'leads', actions: ['documents:create'], collections: ['leads'] };
  leadKey = ((await (await send('POST', '/keys', request, apiKey)).json()) as { value: string }).value;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Asks until a request is refused; how many were not, and the refusal. */
async function exhaust(ask: () => Promise<Response>, most: number): Promise<[number, Response]> {
  for (let number = 0; number <= most; number += 1) {
    const answer = await ask();
    if (answer.status === 429) return [number, answer];
    await answer.arrayBuffer();
  }
  throw new Error(`${most} requests of one connection were answered.`);
}

describe('one connection', () => {
  test.each<[string, number, () => Promise<Response>]>([
    [
      'sends 30 leads in ten minutes, by either way',
      30,
      () =>
        Math.random() < 0.5
          ? send('POST', '/api/leads', { userData: newLead(), isLastStep: true })
          : send('POST', '/collections/leads/documents', newLead(), leadKey),
    ],
    [
      'asks for 60 numbers',
      60,
      () => send('POST', '/api/phone-reveals', { car_id: '1', dealership_id: '1', website_id: '1' }),
    ],
    ['looks at 600 vehicles', 600, () => send('GET', `/api/cars/x/view.json?${Math.random()}`)],
    ['compares 600 prices', 600, () => send('GET', `/api/cars/${'x'.repeat(4_000)}/autogauge`)],
    ['asks for 60 PDFs', 60, () => send('GET', '/api/cars/x/pdf')],
    ['asks for 60 times', 60, () => send('POST', '/api/appointments', {})],
    ['looks into 120 garages', 120, () => send('GET', '/api/garage')],
    ['tries 120 links', 120, () => send('POST', '/api/alerts/linked', { token: 'x' })],
  ])('%s; then it is told when to come back, so that a page can read it', async (_, most, ask) => {
    const [number, refusal] = await exhaust(ask, most);
    expect(number).toBe(most);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
    expect(refusal.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect(await refusal.json()).toMatchObject({
      message: expect.stringMatching(/^Too many requests/) as string,
    });
  });

  test('searches, pictures that are there, and the dealer are not counted with them', async () => {
    expect((await send('POST', '/collections/leads/documents', newLead(), apiKey)).status).toBe(201);
    expect((await send('GET', '/health')).status).toBe(200);
    expect((await send('POST', '/api/leads', { userData: newLead(), isLastStep: true })).status).toBe(429);
  });

  test('another connection goes on', async () => {
    const { port } = new URL(sandbox.url);
    const status = await new Promise((resolve, reject) => {
      const asked = get(
        { host: '127.0.0.1', port, path: '/api/cars/x/view.json', localAddress: '127.0.0.2' },
        (answer) => resolve((answer.resume(), answer.statusCode)),
      );
      asked.on('error', reject);
    });
    expect(status).toBe(404);
  });
});

test('tests of a build, which are refused for their shape, use up nothing', async () => {
  const { take, giveBack } = createRateLimiter();
  for (let dealer = 0; dealer < 500; dealer += 1) {
    expect(take('leads', 'build', 0)).toBeNull();
    giveBack('leads', 'build');
  }
  giveBack('leads', 'nobody');
});

describe('pictures in invented colours', () => {
  const made = (): number =>
    readdirSync(join(folder, 'images'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  const path = (colour: string): string => `/images/vehicles/suv/hero/${colour}.jpg?width=64`;

  test('are 404 and cost nothing; names of one paint are one picture', async () => {
    expect((await send('GET', path('glacier-white'))).status).toBe(200);
    const before = made();
    for (const colour of ['x1', 'nothing', '-', '%00', 'a'.repeat(500), '%F0%9F%9A%97', 'constructor'])
      expect((await send('GET', path(colour))).status).toBe(404);
    for (let turn = 0; turn < 50; turn += 1)
      expect((await send('GET', path(`invented-${turn}-glacier-white`))).status).toBe(200);
    expect(made()).toBe(before);
  });
});

test('a limiter forgets, counts each thing by itself, and shuts nobody out for years', () => {
  const { take: limiter } = createRateLimiter();
  const turns = (what: Parameters<typeof limiter>[0], who: string, number: number, now: number) =>
    Array.from({ length: number }, () => limiter(what, who, now)).at(-1);
  expect(turns('leads', 'a', 30, 0)).toBeNull();
  expect(turns('leads', 'a', 1, 1_000)).toBe(599);
  expect(turns('reveals', 'a', 1, 1_000)).toBeNull();
  expect(turns('leads', 'b', 1, 1_000)).toBeNull();
  expect(turns('leads', 'a', 1, 600_000)).toBeNull();
  // The clock was put back.
  expect(turns('leads', 'a', 1, -9_999_999_999)).toBeNull();
});

test('strangers of more networks than are remembered keep nobody out', () => {
  const { take } = createRateLimiter();
  for (let turn = 0; turn < 31; turn += 1) take('leads', 'pushing', 0);
  for (let stranger = 0; stranger < 120_000; stranger += 1) {
    take('garages', String(stranger), 0);
    // Who has had all goes on having had it while they ask, and the first request of a shopper counts.
    if (stranger % 20_000 === 0) expect(take('leads', 'pushing', 1_000)).toBe(599);
    if (stranger % 10_000 === 0) expect(take('leads', `shopper ${stranger}`, 1_000)).toBeNull();
  }
  for (let turn = 0; turn < 30; turn += 1) take('leads', 'late', 1_000);
  expect(take('leads', 'late', 1_000)).toBe(600);
});

test('strangers who each do twenty things take the places of as many as they are', () => {
  const { take } = createRateLimiter();
  const things = ['leads', 'views', 'events', 'garages', 'links', 'gauges', 'pdfs', 'keys'] as const;
  for (let stranger = 0; stranger < 10_000; stranger += 1)
    for (const thing of things) take(thing, String(stranger), 0);
  expect(take('leads', 'shopper', 1_000)).toBeNull();
});
