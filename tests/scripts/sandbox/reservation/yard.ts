import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';
import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import type { SandboxOptions } from '#scripts/sandbox/options.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

export const rules: ReserveRules = {
  ...{ mode: 'checkout', page: '/checkout/', deposit: 200, holdHours: 48, guarantee: null },
  ...{ methods: ['visa'], paymentOrigin: null },
  eligible: { carTypes: ['new', 'demo', 'used'], minPrice: 1_000, statuses: ['in_stock'] },
};
const key = { 'x-typesense-api-key': 'test-admin' };

const car = (id: string, rest: object = {}) => ({
  ...{ id, slug: `rio-${id}`, name: `2021 Kia Rio ${id}`, make: 'Kia', model: 'Rio', car_type: 'used' },
  ...{
    status: 'in_stock',
    show_on_dealer_website: true,
    price: 20_000,
    price_type: 'drive_away',
    km: 31_000,
  },
  ...{ photos_count: 5, reserved: false },
  ...rest,
});

/** The body of a wish for a vehicle; each id is another shopper. */
export const wish = (id: string, carId: string, rest: object = {}) => ({
  ...{ id: id.padStart(32, '0'), dealership_slug: 'tiny', car_id: carId, price: 20_000, deposit: 200 },
  ...{ first_name: 'Ada', last_name: 'Byron', phone: '0491 570 156', email: 'ada@example.com' },
  ...{ terms_accepted: true },
  ...rest,
});

/** A sandbox with one dealer who lets vehicles be reserved, and what a shopper and the dealer do there. */
export async function openYard(options: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'reservations-'));
  const { dealers } = await loadDealers({ directory: 'tests/dealers/minimal' });
  const [first] = dealers as [Dealer];
  const dealer: Dealer = { ...first, site: { ...first.site, reserve: rules } };
  const dealership = { id: '1', slug: 'tiny', name: 'Tiny' };
  const group: Dealer = {
    ...first,
    site: {
      ...{ ...first.site, slug: 'group', url: 'https://www.group.example' },
      locations: first.site.locations.map((location) => ({ ...location, dealership })),
    },
  };
  let known = [dealer, group];
  const open = (): Promise<Sandbox> =>
    startSandbox({
      ...{ port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder, unlimited: true },
      payments: 'sandbox',
      dealers: () => Promise.resolve(known),
      ...options,
    });
  let sandbox = await open();
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${sandbox.url}${path}`, {
      ...{ method, headers, redirect: 'manual' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const said = (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>;
    return { ...said, status: answer.status } as Record<string, unknown> & { status: number };
  };
  const admin = (method: string, path: string, body?: object) => send(method, path, body, key);
  const alias = dealer.build.collections.vehicles;
  const pointAt = async (collection: string, end = ''): Promise<void> => {
    const answer = await admin('PUT', `/aliases/${alias}${end}`, { collection_name: collection });
    expect(answer.status).toBe(200);
  };
  /** Puts stock in place of all stock, as an import does. */
  const importStock = async (stock: readonly object[]) => {
    const name = `${alias}_t${1_000_000_000_000 + Math.floor(performance.now() * 1_000)}`;
    const fields = [
      ...['slug', 'name', 'status'].map((field) => ({ name: field, type: 'string' })),
      { name: 'show_on_dealer_website', type: 'bool' },
      { name: 'vin', type: 'string', optional: true },
    ];
    await admin('POST', '/collections', { name, fields });
    for (const one of stock)
      expect((await admin('POST', `/collections/${name}/documents`, one)).status).toBe(201);
    await pointAt(name);
    return name;
  };
  const add = (one: object) => admin('POST', `/collections/${alias}/documents`, one);
  const change = (id: string, fields: object) =>
    admin('PATCH', `/collections/${alias}/documents/${id}`, fields);
  const isReserved = async (id: string) =>
    (await admin('GET', `/collections/${alias}/documents/${id}`))['reserved'];
  const pay = (id: string, rest: object = {}) =>
    send(
      'POST',
      `/api/reservations/${id.padStart(32, '0')}/payment`,
      { price: 20_000, deposit: 200, return_to: '/checkout/?car_id=rio-1', ...rest },
      { origin: 'http://tiny.localhost:4321' },
    );
  /** Presses a button of the payment page. */
  const decide = (address: unknown, decision: string) =>
    fetch(String(address), { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  return {
    ...{ send, admin, importStock, pointAt, add, change, isReserved, pay, decide, car, dealer, folder },
    url: () => sandbox.url,
    reserve: (body: object) => send('POST', '/api/reservations', body),
    look: (id: string) => send('GET', `/api/reservations/${id.padStart(32, '0')}`),
    cancel: (id: string) => send('DELETE', `/api/reservations/${id.padStart(32, '0')}`),
    /** Whether the file of the dealer can be read; that of a group, which names it at a location, always can. */
    setReadable: (isReadable: boolean) => void (known = isReadable ? [dealer, group] : [group]),
    /** What happens while the server is down may be done meanwhile. */
    restart: async (meanwhile = (): void => undefined) => {
      await sandbox.close();
      meanwhile();
      sandbox = await open();
    },
    close: async () => {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
