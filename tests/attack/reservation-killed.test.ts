import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRandom } from '#scripts/sandbox/sample/random.ts';
import { startChild, type Child } from '../scripts/sandbox/search/child.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
const dealers = path.join(folder, 'dealers');
cpSync('tests/dealers/minimal', dealers, { recursive: true });
const [file] = ['tiny.yaml'].map((name) => path.join(dealers, name)) as [string];
writeFileSync(
  file,
  `${readFileSync(file, 'utf8')}
services: { api: { url: http://127.0.0.1:8108/api } }
reserve: { mode: checkout }
`,
);
let server: Child;
const start = async (): Promise<void> => {
  server = await startChild(
    path.join(folder, 'data'),
    [],
    ['--dealers', dealers, '--sandbox-payments', '--no-limits'],
  );
};
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

type Said = Record<string, unknown> & { status: number };
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

const terms = { price: 20_000, deposit: 200 };
const collection = 'vehicles_tiny_t1000000000000';
const carIds = Array.from({ length: 5 }, (_, each) => `c${each}`);
async function importStock(): Promise<void> {
  const fields = ['slug', 'name', 'status'].map((name) => ({ name, type: 'string' }));
  await ask('POST', '/collections', { name: collection, fields: [...fields, { name: 'show_on_dealer_website', type: 'bool' }] }); // prettier-ignore
  for (const id of carIds)
    await ask('POST', `/collections/${collection}/documents`, {
      ...{ id, slug: `rio-${id}`, name: `2021 Kia Rio ${id}`, make: 'Kia', model: 'Rio', car_type: 'used' },
      ...{ status: 'in_stock', show_on_dealer_website: true, price: 20_000, price_type: 'drive_away', km: 9 },
      ...{ photos_count: 5, reserved: false },
    });
  await ask('PUT', '/aliases/vehicles_tiny', { collection_name: collection });
}

/** A shopper, what has been acknowledged, and the page where the deposit is paid. */
interface Shopper {
  id: string;
  car: string;
  knows: 'nothing' | 'held' | 'paying' | 'paid' | 'cancelled';
  asked: 'nothing' | 'cancel';
  page: string;
}

/** One step further. Throws where the server ends meanwhile; then nothing is known but what was known before. */
async function step(shopper: Shopper, cancels: boolean): Promise<void> {
  const { id, car, knows } = shopper;
  if (knows === 'nothing') {
    const body = {
      ...{ id, dealership_slug: 'tiny', car_id: car, ...terms, first_name: 'Ada', last_name: 'Byron' },
      ...{ phone: '0491 570 156', email: 'ada@example.com', terms_accepted: true },
    };
    if ((await ask('POST', '/api/reservations', body)).status === 201) shopper.knows = 'held';
  } else if (knows === 'held') {
    const { status, address } = await ask('POST', `/api/reservations/${id}/payment`, { ...terms, return_to: '/checkout/' }); // prettier-ignore
    if (status !== 200) return;
    Object.assign(shopper, { knows: 'paying', page: new URL(String(address)).pathname });
  } else if (knows === 'paying') {
    const { status } = await ask('POST', shopper.page, new URLSearchParams({ decision: 'accept' }));
    if (status === 303) shopper.knows = 'paid';
  } else if (knows === 'paid' && cancels) {
    shopper.asked = 'cancel';
    if ((await ask('DELETE', `/api/reservations/${id}`)).status === 200) shopper.knows = 'cancelled';
  }
}

const holds = ['held', 'reserved', 'completed'];
const allowed: Record<Shopper['knows'], readonly string[]> = {
  nothing: ['none', 'held'],
  held: ['held'],
  paying: ['held', 'reserved'],
  paid: ['reserved'],
  cancelled: ['cancelled', 'refunded'],
};

/** What the server says of a shopper fits what it has acknowledged, and no vehicle has two holders. */
async function judge(shoppers: readonly Shopper[]): Promise<void> {
  const states = await Promise.all(
    shoppers.map(async ({ id }) => {
      const { status, state } = await ask('GET', `/api/reservations/${id}`);
      return status === 404 ? 'none' : String(state);
    }),
  );
  shoppers.forEach(({ knows, asked }, each) => {
    const ended = asked === 'cancel' ? ['cancelled', 'refunded'] : [];
    expect([...allowed[knows], ...ended], `after "${knows}"`).toContain(states[each]);
  });
  for (const car of carIds) {
    const holders = shoppers.filter(
      (shopper, each) => shopper.car === car && holds.includes(states[each] ?? ''),
    );
    expect(holders.length, car).toBeLessThanOrEqual(1);
  }
}

test('RSV-01 a server that is killed at any moment loses nothing it has acknowledged, and no vehicle has two holders', async () => {
  const random = createRandom('killed');
  const shoppers: Shopper[] = carIds.flatMap((car, row) =>
    [0, 1].map((each) => ({
      ...{ id: (row * 2 + each + 1).toString(16).padStart(32, 'e'), car },
      ...{ knows: 'nothing' as const, asked: 'nothing' as const, page: '' },
    })),
  );
  await start();
  await importStock();
  for (let life = 0; life < 4; life += 1) {
    // All at once, a seeded number of steps each; the last of them meets its end somewhere on the way.
    const work = shoppers.map(async (shopper, each) => {
      for (let steps = random.integer(1, 2); steps > 0; steps -= 1) await step(shopper, each % 4 === 0);
    });
    const killed = new Promise((resolve) => setTimeout(resolve, random.integer(2, 60))).then(() =>
      server.kill(),
    );
    await Promise.allSettled([...work, killed]);
    await start();
    await judge(shoppers);
  }
  // With nobody killing it, everybody comes to an end.
  for (let steps = 0; steps < 8; steps += 1)
    await Promise.all(shoppers.map((shopper, each) => step(shopper, each % 4 === 0)));
  await judge(shoppers);
  const paid = shoppers.filter(({ knows }) => knows === 'paid');
  expect(paid.length).toBe(carIds.length);
  await expect
    .poll(
      async () => {
        const found = await Promise.all(
          carIds.map((id) => ask('GET', `/collections/${collection}/documents/${id}`)),
        );
        return carIds.filter((_, each) => found[each]?.['reserved'] === true);
      },
      { timeout: 5_000 },
    )
    .toEqual(carIds.filter((car) => paid.some((shopper) => shopper.car === car)));
  // A lead of each paid deposit, once; one that was cancelled at once may have none.
  await expect
    .poll(
      async () => {
        const { leads } = (await ask('GET', '/api/leads')) as unknown as { leads: { car_id: string }[] };
        return paid.filter(({ car }) => leads.filter((lead) => lead.car_id === car).length === 0).length;
      },
      { timeout: 5_000 },
    )
    .toBe(0);
}, 60_000);
