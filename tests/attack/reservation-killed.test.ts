import { afterAll, expect, test } from 'vitest';
import { createRandom } from '#scripts/sandbox/sample/random.ts';
import { collection, createReservationServer, terms } from './reservation-server.ts';

const server = createReservationServer();
const { ask } = server;
afterAll(() => server.close());
const carIds = Array.from({ length: 5 }, (_, each) => `c${each}`);

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
    if ((await server.reserve(id, car)).status === 201) shopper.knows = 'held';
  } else if (knows === 'held') {
    const { status, address } = await ask('POST', `/api/reservations/${id}/payment`, { ...terms, return_to: '/checkout/' }); // oxfmt-ignore
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
  await server.start();
  await server.importStock(carIds);
  for (let life = 0; life < 3; life += 1) {
    // All at once, a seeded number of steps each; the last of them meets its end somewhere on the way.
    const work = shoppers.map(async (shopper, each) => {
      for (let steps = random.integer(1, 2); steps > 0; steps -= 1) await step(shopper, each % 4 === 0);
    });
    const killed = new Promise((resolve) => setTimeout(resolve, random.integer(2, 60))).then(() =>
      server.kill(),
    );
    await Promise.allSettled([...work, killed]);
    await server.start();
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
