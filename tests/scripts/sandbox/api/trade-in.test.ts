import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { newLead } from '../../../services/lead/lead.ts';
import { listen } from '../../../listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'trade-in-'));
let sandbox: Sandbox;
let dealer: Dealer;
const post = (path: string, body: object): Promise<Response> =>
  fetch(`${sandbox.url}/api${path}`, { method: 'POST', body: JSON.stringify(body) });
const lookUp = (rego: string, regoState = 'QLD'): Promise<Response> =>
  post('/trade-in/lookups', { dealership_slug: dealer.site.slug, rego, regoState });
const value = (id: string, answers: object[] = []): Promise<Response> =>
  post('/trade-in/valuations', {
    ...{ dealership_slug: dealer.site.slug, id, kilometres: 60_000, adjustmentAnswers: answers },
  });

/** A provider that plays what the test wants, and remembers what it was asked. */
let provider: Server;
let providerUrl = '';
let plays: { status: number; body: string; retryAfter?: string } = { status: 200, body: '' };
const seen: { path: string; key: string | undefined; body: string }[] = [];

beforeAll(async () => {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/minimal' });
  const [first] = dealers;
  if (!first) throw new Error('There is no dealer.');
  dealer = { ...first, build: { ...first.build, tradeInProvider: { name: 'sandbox' } } };
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder, unlimited: true },
    dealers: () => Promise.resolve([dealer]),
  });
  provider = createServer((request, answer) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      seen.push({ path: request.url ?? '', key: request.headers.authorization, body });
      answer
        .writeHead(plays.status, plays.retryAfter ? { 'retry-after': plays.retryAfter } : {})
        .end(plays.body);
    });
  });
  providerUrl = await listen(provider);
});
afterAll(async () => {
  provider.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  dealer.build.tradeInProvider = { name: 'sandbox' };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const isFuture = (seconds: number): boolean => seconds > Date.now() / 1_000;

describe('TRADE-03 plates of the sandbox', () => {
  test('any plate is one car, the same each time, with questions', async () => {
    const first = await (await lookUp('abc 123')).json();
    expect(first).toEqual(await (await lookUp('ABC-123')).json());
    expect(first).toMatchObject({ vehicles: [{ make: expect.any(String) as string }], other_state: null });
    expect((first as { questions: unknown[] }).questions).not.toHaveLength(0);
  });

  test.each([
    ['UNKNOWN', 404],
    ['DOWN01', 503],
    ['BUSY01', 429],
  ])('%s answers %i', async (plate, status) => {
    const answer = await lookUp(plate);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) as string });
    expect(answer.headers.has('retry-after')).toBe(status !== 404);
  });

  test('SEVERAL are three, and OTHER1 is in another state', async () => {
    expect(((await (await lookUp('SEVERAL')).json()) as { vehicles: unknown[] }).vehicles).toHaveLength(3);
    const other = (await (await lookUp('OTHER1', 'ACT')).json()) as { other_state: string };
    expect(other).toMatchObject({ vehicles: [], other_state: 'NSW' });
  });

  test('a car is worth a range of today; answers and kilometres lower it', async () => {
    const { vehicles } = (await (await lookUp('ABC123')).json()) as { vehicles: { id: string }[] };
    const id = vehicles[0]?.id ?? '';
    const good = (await (await value(id)).json()) as Record<string, number>;
    const poor = (await (await value(id, [{ id: 'condition', answer: 'Poor' }])).json()) as typeof good;
    expect(good['low']).toBeLessThan(good['high'] ?? 0);
    expect(poor['high']).toBeLessThan(good['high'] ?? 0);
    expect(isFuture(good['valid_until'] ?? 0) && !isFuture(good['valued_at'] ?? Infinity)).toBe(true);
  });

  test.each([
    ['NOVAL1', 404],
    ['VALDOWN', 503],
  ])('the car of %s answers %i', async (plate, status) => {
    const { vehicles } = (await (await lookUp(plate)).json()) as { vehicles: { id: string }[] };
    expect((await value(vehicles[0]?.id ?? '')).status).toBe(status);
  });
});

describe('TRADE-03 a provider', () => {
  beforeEach(() => {
    vi.stubEnv('TEST_TRADE_IN_KEY', 'secret-7');
    dealer.build.tradeInProvider = { name: 'http', url: `${providerUrl}/v1/`, key: 'TEST_TRADE_IN_KEY' };
    seen.length = 0;
  });

  test('is asked with its key, and nothing but what it has to know', async () => {
    const car = { id: 'c1', make: 'Kia', model: 'Rio', badge: 'S', year: 2020 };
    plays = { status: 200, body: JSON.stringify({ vehicles: [car] }) };
    const answer = await lookUp('abc123');
    expect(await answer.json()).toEqual({ vehicles: [car], questions: [], other_state: null });
    expect(seen).toEqual([
      {
        path: '/v1/lookups',
        key: 'Bearer secret-7',
        body: JSON.stringify({ dealership_slug: dealer.site.slug, rego: 'ABC123', regoState: 'QLD' }),
      },
    ]);
  });

  test.each<[string, typeof plays, number]>([
    ['no JSON', { status: 200, body: '<html>' }, 503],
    ['another shape', { status: 200, body: '{"vehicles":[{"make":7}]}' }, 503],
    ['thirteen cars', { status: 200, body: JSON.stringify({ vehicles: Array(13).fill(0) }) }, 503],
    ['a fault', { status: 500, body: '' }, 503],
    ['a refused key', { status: 401, body: '' }, 503],
    ['no such car', { status: 404, body: '{"message":"There is no such car."}' }, 404],
    ['nothing, as a proxy does', { status: 404, body: '' }, 503],
    ['too many questions', { status: 429, body: '', retryAfter: '30' }, 429],
  ])('that answers %s: the shopper is told in words', async (_, played, status) => {
    plays = played;
    const answer = await lookUp('ABC123');
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
    if (played.retryAfter) expect(answer.headers.get('retry-after')).toBe('30');
  });

  test('a figure without a range, and one that is over before it begins, are none', async () => {
    const figure = { id: 'v', low: 9_000, high: 8_000, valued_at: 10, valid_until: 20 };
    for (const body of [figure, { ...figure, high: 9_500, valid_until: 10 }]) {
      plays = { status: 200, body: JSON.stringify(body) };
      expect((await value('c1')).status).toBe(503);
    }
  });

  test('a registration stands neither in the log nor in any file', async () => {
    plays = { status: 500, body: '' };
    await lookUp('PRIVAT1');
    plays = { status: 200, body: JSON.stringify({ vehicles: [] }) };
    await lookUp('PRIVAT1');
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('PRIVAT1');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name)).includes('PRIVAT1'), name).toBe(false);
  });
});

test('a dealer who appraises by hand knows no plate; one without trade-ins answers nothing', async () => {
  dealer.build.tradeInProvider = { name: 'appraisal' };
  expect((await lookUp('ABC123')).status).toBe(404);
  dealer.build.tradeInProvider = null;
  expect((await lookUp('ABC123')).status).toBe(404);
  expect((await value('sandbox-0-2020')).status).toBe(404);
});

test('FORM-22 the result of a valuation is on disk once it is answered, and once only', async () => {
  const valuation = { id: 'v1', low: 9_000, high: 10_000, valued_at: 100, valid_until: 200 };
  const result = { dealership_slug: 'yard', lead_id: 'L1', column_name: 'valuation', valuation };
  for (let times = 0; times < 2; times += 1) {
    const answer = await post('/miscellaneous', result);
    expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  }
  const database = new DatabaseSync(join(folder, 'valuations.sqlite'), { readOnly: true });
  const rows = database.prepare('select lead_id, valuation_id, low, high from valuations').all();
  database.close();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { lead_id: 'L1', valuation_id: 'v1', low: 9_000, high: 10_000 },
  ]);
});

test('TRADE-02 a lead that waits for a decision is kept, and so is the one that brings it', async () => {
  const first = { ...newLead(), form_completed: false };
  expect((await post('/leads', { userData: first, isLastStep: false })).status).toBe(201);
  const decision = { ...newLead(), lead_id: first.id, form_completed: true, offer_accepted: true };
  expect((await post('/leads', { userData: decision, isLastStep: true })).status).toBe(201);
  const list = await fetch(`${sandbox.url}/api/leads`, { headers: { 'x-typesense-api-key': 'test-admin' } });
  const { leads } = (await list.json()) as { leads: Record<string, unknown>[] };
  expect(leads.map((lead) => [lead['lead_id'], lead['offer_accepted']])).toEqual(
    expect.arrayContaining([
      [first.id, true],
      [undefined, undefined],
    ]),
  );
});
