import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadFields } from '#services/wire/collections.ts';
import { newLead } from '../../../services/lead/lead.ts';
import { type Child, startChild } from './child.ts';

let folder: string;
let child: Child;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-kill-'));
});
afterEach(async () => {
  await child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const headers = { 'x-typesense-api-key': 'admin-key' };
const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(child.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

async function readIds(collection: string): Promise<Set<string>> {
  const text = await (
    await send('GET', `/collections/${collection}/documents/export?include_fields=id`)
  ).text();
  return new Set(text.split('\n').map((line) => (JSON.parse(line) as { id: string }).id));
}

test('kill -9 between lead posts and imports loses nothing that was acknowledged', async ({ signal }) => {
  child = await startChild(folder);
  await send('POST', '/collections', { name: 'stock', fields: [{ name: 'kind', type: 'string' }] });
  await send('POST', '/collections', { name: 'leads', fields: leadFields });
  const acknowledged = { leads: new Set<string>(), stock: new Set<string>() };
  let sent = 0;

  for (let round = 0; round < 3; round++) {
    let isRunning = true;
    const postLeads = async (): Promise<void> => {
      while (isRunning) {
        const lead = newLead();
        const response = await send('POST', '/collections/leads/documents', lead);
        if (response.status === 201) acknowledged.leads.add(lead.id);
      }
    };
    const importStock = async (): Promise<void> => {
      while (isRunning) {
        const ids = Array.from({ length: 700 }, () => `stock-${sent++}`);
        const lines = ids.map((id) => JSON.stringify({ id, kind: 'ute' })).join('\n');
        const text = await (await send('POST', '/collections/stock/documents/import', lines)).text();
        const results = text.split('\n').map((line) => JSON.parse(line) as { success: boolean });
        results.forEach(({ success }, at) => success && acknowledged.stock.add(ids[at] as string));
      }
    };
    const work = Promise.allSettled([postLeads(), postLeads(), importStock()]);
    // However slow the machine is, each round stores something before the blow.
    const enough = { leads: acknowledged.leads.size + 5, stock: acknowledged.stock.size + 700 };
    while (acknowledged.leads.size < enough.leads || acknowledged.stock.size < enough.stock)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await child.kill();
    isRunning = false;
    await work;

    // Nobody would stop what is started after the end of the test.
    signal.throwIfAborted();
    child = await startChild(folder);
    for (const name of ['leads', 'stock'] as const) {
      const stored = await readIds(name);
      expect([...acknowledged[name]].filter((id) => !stored.has(id))).toEqual([]);
      const search = await send('GET', `/collections/${name}/documents/search?q=*&per_page=1`);
      expect(((await search.json()) as { found: number }).found).toBe(stored.size);
    }
  }
}, 180_000);
