import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { leadFields } from '#services/wire/collections.ts';
import { newLead } from '../services/lead/lead.ts';

/*
 * Dealers call their collection of leads as they like, and operators keep more of each lead: leads stay apart from stock, which
 * browsers may search, and are held to their schema.
 */

const apiKey = 'test-admin';
const own = 'leads_own';
let folder: string;
let sandbox: Sandbox;
const start = async (): Promise<void> => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir: folder, unlimited: true });
};
const restart = async (): Promise<void> => {
  await sandbox.close();
  await start();
};
const send = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...{ method, headers: { 'x-typesense-api-key': apiKey } },
    ...(body && { body: JSON.stringify(body) }),
  });
const write = async (lead: object): Promise<number> =>
  (await send('POST', `/collections/${own}/documents`, lead)).status;
const exportIds = async (collection: string): Promise<unknown[]> => {
  const text = await (await send('GET', `/collections/${collection}/documents/export`)).text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { id: unknown }).id);
};
const listIds = async (): Promise<unknown[]> => {
  const answer = (await (await send('GET', '/api/leads')).json()) as { leads: { id: unknown }[] };
  return answer.leads.map(({ id }) => id);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-leads-'));
  await start();
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const [first, second] = [newLead(), newLead()];
const ids = [first.id, second.id];
const changes: [what: string, field: object][] = [
  ['added', { name: 'crm_id', type: 'string', optional: true }],
  ['taken away', { name: 'category', drop: true }],
];

test.each(changes)('leads stay where they are when a field of them is %s', async (_, field) => {
  // Of the same number in its own file.
  await send('POST', '/collections', { name: 'stock', fields: [{ name: 'name', type: 'string' }] });
  await send('POST', '/collections/stock/documents', { id: 'offer', name: 'Winter sale' });
  await send('POST', '/collections', { name: own, fields: leadFields });
  expect(await write(first)).toBe(201);
  expect((await send('PATCH', `/collections/${own}`, { fields: [field] })).status).toBe(200);
  await restart();
  expect(await write(second)).toBe(201);
  expect(await write({ id: 'zz', whatever: [[[1]]] })).toBe(400);
  await restart();
  expect((await exportIds(own)).toSorted()).toEqual(ids.toSorted());
  expect((await listIds()).toSorted()).toEqual(ids.toSorted());
  expect(await exportIds('stock')).toEqual(['offer']);
});

test('a collection with the fields of leads and more takes leads alone', async () => {
  const fields = [...leadFields, { name: 'crm_id', type: 'string', optional: true }];
  expect((await send('POST', '/collections', { name: own, fields })).status).toBe(201);
  expect(await write({ id: 'zz', whatever: [[[1]]] })).toBe(400);
  expect(await write(first)).toBe(201);
  expect(await listIds()).toEqual([first.id]);
});

test.each([
  ['any field', [{ name: '.*', type: 'auto' }]],
  ['some of the fields of leads', leadFields.slice(0, 3)],
])('a collection that is called one of leads takes leads alone, though it names %s', async (_, fields) => {
  expect((await send('POST', '/collections', { name: own, fields })).status).toBe(201);
  expect(await write({ id: 'zz', website: 'http://spam.example' })).toBe(400);
  expect(await write(first)).toBe(201);
  expect(await listIds()).toEqual([first.id]);
});
