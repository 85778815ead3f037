import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { createRegistrationLimits } from '#scripts/sandbox/api/trade-in/registration-limits.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'trade-in-attack-'));
let sandbox: Sandbox;
let slug = '';
const start = async (unlimited: boolean): Promise<void> => {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/minimal' });
  for (const dealer of dealers) dealer.build.tradeInProvider = { name: 'sandbox' };
  slug = dealers[0]?.site.slug ?? '';
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder, unlimited },
    dealers: () => Promise.resolve(dealers),
  });
};
const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${sandbox.url}/api${path}`, { method: 'POST', body: JSON.stringify(body) });

beforeAll(() => start(true));
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const lookup = { dealership_slug: 'x', rego: 'ABC123', regoState: 'QLD' };
const valuation = { dealership_slug: 'x', id: 'c', kilometres: 1, adjustmentAnswers: [] };
const figure = { id: 'v', low: 1, high: 2, valued_at: 1, valid_until: 2 };
const result = { dealership_slug: 'x', lead_id: 'L', column_name: 'valuation', valuation: figure };

describe('TRADE-03 bodies that are none', () => {
  test.each<[string, unknown]>([
    ['/trade-in/lookups', []],
    ['/trade-in/lookups', { ...lookup, rego: 'A'.repeat(10) }],
    ['/trade-in/lookups', { ...lookup, rego: "' or 1=1" }],
    ['/trade-in/lookups', { ...lookup, rego: { $ne: null } }],
    ['/trade-in/lookups', { ...lookup, rego: '../../x' }],
    ['/trade-in/lookups', { ...lookup, regoState: 'XX' }],
    ['/trade-in/lookups', { ...lookup, dealership_slug: 'x'.repeat(201) }],
    ['/trade-in/valuations', { ...valuation, kilometres: -1 }],
    ['/trade-in/valuations', { ...valuation, kilometres: 1.5 }],
    ['/trade-in/valuations', { ...valuation, kilometres: '1' }],
    ['/trade-in/valuations', { ...valuation, id: '' }],
    ['/trade-in/valuations', { ...valuation, adjustmentAnswers: Array(9).fill({ id: 'a', answer: 'b' }) }],
    ['/trade-in/valuations', { ...valuation, adjustmentAnswers: [{ id: 'a', answer: 'b'.repeat(61) }] }],
    ['/miscellaneous', { ...result, column_name: 'password' }],
    ['/miscellaneous', { ...result, valuation: { ...figure, low: 1e9 } }],
    ['/miscellaneous', { ...result, lead_id: 'L'.repeat(201) }],
  ])('%s %j is refused in words', async (path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { message: string }).message.length).toBeLessThan(600);
  });

  test('names of the language are questions like any other', async () => {
    const answers = ['__proto__', 'constructor', 'toString'].map((id) => ({ id, answer: id }));
    const asked = { ...valuation, dealership_slug: slug, id: 'sandbox-0-2022', adjustmentAnswers: answers };
    const answer = await post('/trade-in/valuations', asked);
    expect(answer.status).toBe(200);
    const { low } = (await answer.json()) as { low: number };
    expect(low).toBeGreaterThan(0);
  });
});

describe('TRADE-03 somebody who tries out plates', () => {
  test('asks 8 times about one registration, whatever the connection', () => {
    const take = createRegistrationLimits();
    const waits = Array.from({ length: 9 }, () => take('QLD ABC123', 0));
    expect(waits.slice(0, 8)).toEqual(Array(8).fill(null));
    expect(waits[8]).toBe(600);
    expect(take('NSW ABC123', 0)).toBeNull();
    expect(take('QLD ABC123', 600_001)).toBeNull();
  });

  test('keeps nobody from asking about theirs', () => {
    const take = createRegistrationLimits();
    for (let number = 0; number < 20_000; number += 1) take(`QLD ${number}`, 0);
    expect(take('QLD NEW', 1)).toBeNull();
  });

  test('asks 20 times from one connection', async () => {
    await sandbox.close();
    await start(false);
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1)
      statuses.push(
        (await post('/trade-in/lookups', { ...lookup, dealership_slug: slug, rego: `AB${number}` })).status,
      );
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
