import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IndexField } from '#catalogue/snapshot/missing-fields.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import { leadFields, type CollectionField } from '#services/wire/collections.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { readVehicle } from '#services/wire/vehicle.ts';

const apiKey = 'test-admin';

/** A document of the index; whatever is not given is plausible. */
export function createDocument(given: Partial<VehicleDocument> & { id: string }): VehicleDocument {
  const document: VehicleDocument = {
    slug: `2024-toyota-hilux-${given.id}`,
    name: '2024 Toyota HiLux SR5',
    make: 'Toyota',
    model: 'HiLux',
    year: 2024,
    badge: 'SR5',
    car_type: 'used',
    status: 'in_stock',
    show_on_dealer_website: true,
    price: 52_990,
    price_type: 'drive_away',
    km: 21_000,
    simple_body: 'Ute',
    simple_fuel: 'Diesel',
    simple_transmission: 'Automatic',
    created_at: 1_760_000_000,
    ...given,
  };
  const effective = findEffectivePrice(readVehicle(document));
  return effective === null ? document : { effective_price: effective, ...document };
}

/** A real index on a free port, in a folder of its own, with these vehicles. */
export async function openYard(documents: VehicleDocument[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-yard-'));
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir });
  const send = async (method: string, path: string, body?: string): Promise<unknown> => {
    const answer = await fetch(sandbox.url + path, {
      method,
      headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
  const createKey = async (collection: string, action: string): Promise<string> => {
    const key = await send(
      'POST',
      '/keys',
      JSON.stringify({ description: 'test', actions: [action], collections: [collection] }),
    );
    return (key as { value: string }).value;
  };
  await send('POST', '/collections', JSON.stringify({ name: 'vehicles', fields: vehicleFields }));
  await send('POST', '/collections', JSON.stringify({ name: 'leads', fields: leadFields }));
  const save = (document: VehicleDocument): Promise<unknown> =>
    send('POST', '/collections/vehicles/documents?action=upsert', JSON.stringify(document));
  for (const document of documents) await save(document);
  const server = {
    host: '127.0.0.1',
    port: Number(new URL(sandbox.url).port),
    protocol: 'http' as const,
    path: '',
  };
  const endpoint: SearchEndpoint = {
    ...server,
    key: await createKey('vehicles', 'documents:search'),
    otherKey: '',
    collections: { vehicles: 'vehicles', offers: 'offers', parts: 'parts' },
    missing: { vehicles: [], offers: [], parts: [] },
  };
  /** One more collection with these documents; resolves with a key that searches it. */
  const addCollection = async (
    name: string,
    shape: { fields: CollectionField[]; default_sorting_field?: string },
    more: readonly object[],
  ): Promise<string> => {
    await send('POST', '/collections', JSON.stringify({ name, ...shape }));
    for (const document of more)
      await send('POST', `/collections/${name}/documents?action=upsert`, JSON.stringify(document));
    return createKey(name, 'documents:search');
  };
  /** The fields of a collection, as the index describes them. */
  const describe = async (name: string): Promise<IndexField[]> =>
    ((await send('GET', `/collections/${name}`)) as { fields: IndexField[] }).fields;
  return {
    endpoint,
    describe,
    addCollection,
    server,
    save,
    leadKey: await createKey('leads', 'documents:create'),
    remove: (id: string) => send('DELETE', `/collections/vehicles/documents/${id}`),
    readLeads: async () => {
      const text = await fetch(`${sandbox.url}/collections/leads/documents/export`, {
        headers: { 'x-typesense-api-key': apiKey },
      }).then((answer) => answer.text());
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type Yard = Awaited<ReturnType<typeof openYard>>;
