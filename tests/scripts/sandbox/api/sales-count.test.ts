import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { readSales } from '#stores/sales/sales-count.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-sales-'));
/** The dealer of the test is in the Northern Territory, half an hour behind Brisbane. */
const timezone = 'Australia/Darwin';
let sandbox: Sandbox;

const write = (path: string, method: string, body: unknown): Promise<Response> =>
  fetch(`${sandbox.url}${path}`, {
    method,
    headers: { 'x-typesense-api-key': 'test-admin' },
    body: JSON.stringify(body),
  });
const read = (rest: object = {}, now = Date.now()): Promise<number | null> =>
  readSales({ mode: 'data', apiUrl: `${sandbox.url}/api`, dealershipId: 'tiny', timezone, ...rest }, now);

beforeAll(async () => {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/minimal' });
  expect(dealers[0]?.site).toMatchObject({ dealershipId: 'tiny' });
  const dealer = dealers[0] ?? expect.fail('no dealer');
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder },
    dealers: () => Promise.resolve([{ ...dealer, site: { ...dealer.site, timezone } }]),
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test('SALES-02 the dealer API counts what was sold this month by the clock of the dealer', async () => {
  expect(await read()).toBe(0);
  const [month = ''] = new Date(Date.now() + 9.5 * 3_600_000).toISOString().split(/-\d\dT/);
  const begin = Date.parse(`${month}-01T00:00:00+09:30`) / 1000;
  const fields = [
    { name: 'name', type: 'string' },
    { name: 'status', type: 'string' },
    { name: 'sold_date_timestamp', type: 'int64', optional: true },
  ];
  await write('/collections', 'POST', { name: 'yard', fields });
  await write('/aliases/vehicles_tiny', 'PUT', { collection_name: 'yard' });
  const stock = [
    { status: 'sold', sold_date_timestamp: begin },
    { status: 'sold', sold_date_timestamp: begin + 1 },
    { status: 'sold', sold_date_timestamp: begin - 1 },
    { status: 'in_stock' },
    { status: 'in_stock', sold_date_timestamp: begin + 5 },
  ];
  for (const [index, document] of stock.entries())
    await write('/collections/yard/documents', 'POST', { id: String(index), name: 'Kia Rio', ...document });
  const answer = await fetch(`${sandbox.url}/api/sales-count?dealership=tiny`);
  expect(await answer.json()).toEqual({ count: 2, since: `${month}-01` });
  expect(await read()).toBe(2);
});

test('SALES-02 an index that knows no sales says nothing of them', async () => {
  const names = ['name', 'status'].map((name) => ({ name, type: 'string' }));
  await write('/collections', 'POST', { name: 'plain', fields: names });
  await write('/aliases/vehicles_tiny', 'PUT', { collection_name: 'plain' });
  const answer = await fetch(`${sandbox.url}/api/sales-count?dealership=tiny`);
  expect(answer.status).toBe(404);
  expect(await read()).toBeNull();
});

test('SALES-02 without a number of this month there is none', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(await read({ dealershipId: 'nobody' })).toBeNull();
  expect(await read({ apiUrl: null })).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  expect(await read({}, Date.now() + 40 * 86_400_000)).toBeNull();
  log.mockRestore();
});
