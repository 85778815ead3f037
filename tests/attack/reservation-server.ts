import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild, type Child } from '../scripts/sandbox/search/child.ts';

export type Said = Record<string, unknown> & { status: number };

/** What every vehicle of the yard costs, and its deposit. */
export const terms = { price: 20_000, deposit: 200 };
/** The collection that holds the stock. */
export const collection = 'vehicles_tiny_t1000000000000';

/** The server of a dealer who lets vehicles be reserved, as a process of its own; nothing runs before `start`. */
export function createReservationServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'reserving-'));
  const dealers = path.join(folder, 'dealers');
  cpSync('tests/dealers/minimal', dealers, { recursive: true });
  const file = path.join(dealers, 'tiny.yaml');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}
services: { api: { url: http://127.0.0.1:8108/api } }
reserve: { mode: checkout }
`,
  );
  let server: Child;
  const ask = async (method: string, url: string, body?: object): Promise<Said> => {
    const answer = await fetch(url.startsWith('/') ? server.url + url : url, {
      ...{
        method,
        redirect: 'manual',
        headers: { 'x-typesense-api-key': 'admin-key', 'content-type': 'application/json' },
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      ...(body instanceof URLSearchParams && { headers: {} }),
    });
    const text = await answer.text();
    return { ...(text.startsWith('{') ? (JSON.parse(text) as object) : {}), status: answer.status };
  };
  return {
    ask,
    start: async (): Promise<void> => {
      server = await startChild(
        path.join(folder, 'data'),
        [],
        ['--dealers', dealers, '--sandbox-payments', '--no-limits'],
      );
    },
    kill: () => server.kill(),
    close: async (): Promise<void> => {
      await server.kill();
      rmSync(folder, { recursive: true });
    },
    importStock: async (carIds: readonly string[]): Promise<void> => {
      const fields = ['slug', 'name', 'status'].map((name) => ({ name, type: 'string' }));
      await ask('POST', '/collections', {
        name: collection,
        fields: [...fields, { name: 'show_on_dealer_website', type: 'bool' }],
      });
      for (const id of carIds)
        await ask('POST', `/collections/${collection}/documents`, {
          ...{ id, slug: `rio-${id}`, name: `2021 Kia Rio ${id}`, make: 'Kia', model: 'Rio' },
          ...{ car_type: 'used', status: 'in_stock', show_on_dealer_website: true, price_type: 'drive_away' },
          ...{ price: terms.price, km: 9, photos_count: 5, reserved: false },
        });
      await ask('PUT', '/aliases/vehicles_tiny', { collection_name: collection });
    },
    /** The wish of one shopper for one vehicle. */
    reserve: (id: string, car: string): Promise<Said> =>
      ask('POST', '/api/reservations', {
        ...{ id, dealership_slug: 'tiny', car_id: car, ...terms, first_name: 'Ada', last_name: 'Byron' },
        ...{ phone: '0491 570 156', email: 'ada@example.com', terms_accepted: true },
      }),
  };
}
