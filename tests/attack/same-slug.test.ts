import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import type { DealerApi } from '#scripts/sandbox/api/endpoint.ts';
import { getAutoGauge } from '#scripts/sandbox/api/endpoints/get-autogauge.ts';
import { getPdf } from '#scripts/sandbox/api/endpoints/get-pdf.ts';
import { getSalesCount } from '#scripts/sandbox/api/endpoints/get-sales-count.ts';
import { runEndpoint } from '#scripts/sandbox/api/run-endpoint.ts';
import { createVehicleStore } from '#scripts/sandbox/api/vehicle-store.ts';
import { goodDealer, loadTexts } from '../config/directory.ts';

/*
 * A competitor on the same server, or its supplier, gives a vehicle the address of somebody else's: the pages, papers and
 * figures of the other site stay about its own.
 */

const market = { autograb_data: { average_market_price: 28_000 } };
const priceOf: Readonly<Record<string, number>> = {
  vehicles_a: 10_000,
  vehicles_b: 30_000,
  cars_of_c: 20_000,
};
const search = (request: Request): Response => {
  const [, collection = ''] = /collections\/(\w+)\//.exec(request.url) ?? [];
  if (!collection) return Response.json({ aliases: [{ name: 'vehicles_a' }, { name: 'vehicles_b' }] });
  const vehicle = { id: '1', slug: 'rio', name: 'Kia Rio', make: 'Kia', model: 'Rio', car_type: 'used' };
  const shown = { status: 'in_stock', show_on_dealer_website: true };
  return Response.json({
    hits: [{ document: { ...vehicle, ...shown, ...market, price: priceOf[collection] } }],
  });
};
const dealers = ['a', 'b'].map((slug) => ({
  ...{ site: { slug, url: `https://www.${slug}.example` } },
  ...{ build: { collections: { vehicles: `vehicles_${slug}` } } },
})) as unknown as Dealer[];
const app = new Hono().get(
  '/api/cars/:slug/autogauge',
  runEndpoint(getAutoGauge, {
    ...{ vehicles: createVehicleStore({ search, apiKey: 'k' }), dealers: () => Promise.resolve(dealers) },
  } as unknown as DealerApi),
);

test.each([
  [{ origin: 'https://www.b.example' }, 30_000],
  [{ 'x-forwarded-host': 'www.b.example', host: '127.0.0.1' }, 30_000],
  [{ origin: 'https://www.a.example' }, 10_000],
  // Where a site is tried nobody says whose it is.
  [{ origin: 'http://b.localhost:4321' }, 10_000],
])('asked by %j', async (headers, price) => {
  const answer = await app.request('http://127.0.0.1/api/cars/rio/autogauge', { headers });
  expect(await answer.json()).toMatchObject({ listing_price: price });
});

test.each([{ origin: 'https://www.c.example' }, {}])(
  'a stock that a file names otherwise than usual is found, asked by %j',
  async (headers) => {
    const [dealer] = dealers;
    const named = {
      ...dealer,
      site: { ...dealer?.site, slug: 'c', url: 'https://www.c.example' },
      build: { collections: { vehicles: 'cars_of_c' } },
    } as Dealer;
    const onlyC = (request: Request): Response =>
      request.url.includes('/collections/')
        ? search(request)
        : Response.json({ aliases: [{ name: 'offers_c' }, { name: 'cars_of_c' }] });
    const asked = new Hono().get(
      '/api/cars/:slug/autogauge',
      runEndpoint(getAutoGauge, {
        ...{ vehicles: createVehicleStore({ search: onlyC, apiKey: 'k' }) },
        ...{ dealers: () => Promise.resolve([...dealers, named]) },
      } as unknown as DealerApi),
    );
    const answer = await asked.request('http://127.0.0.1/api/cars/rio/autogauge', { headers });
    expect(await answer.json()).toMatchObject({ listing_price: 20_000 });
  },
);

test('SALES-02 who calls its dealership like another one has its sales counted on its own site alone', async () => {
  const alike = dealers.map((dealer) => ({
    ...dealer,
    site: { ...dealer.site, dealershipId: 'b', timezone: 'Australia/Perth' },
  }));
  const vehicles = { countSold: (name: string) => Promise.resolve(name === 'vehicles_b' ? 3 : 99) };
  const counting = new Hono().get(
    '/api/sales-count',
    runEndpoint(getSalesCount, { vehicles, dealers: () => Promise.resolve(alike) } as unknown as DealerApi),
  );
  const answer = await counting.request('http://127.0.0.1/api/sales-count?dealership=b', {
    headers: { origin: 'https://www.b.example' },
  });
  expect(await answer.json()).toMatchObject({ count: 3 });
});

test('PRINT-01 who shows the stock of another dealer as well is not who signs its papers where nobody says who asks', async () => {
  const loaded = await loadTexts({
    'a.yaml': `${goodDealer}collections: { vehicles: vehicles_b }\n`,
    'b.yaml': goodDealer.replace('www.good', 'www.b').replace('Good Motors', 'Big Yard'),
  });
  const onlyB = (request: Request): Response =>
    request.url.includes('/collections/')
      ? search(request)
      : Response.json({ aliases: [{ name: 'vehicles_b' }] });
  const papers = new Hono().get(
    '/api/cars/:slug/pdf',
    runEndpoint(getPdf, {
      ...{ vehicles: createVehicleStore({ search: onlyB, apiKey: 'k' }) },
      ...{
        dealers: () => Promise.resolve(loaded.dealers),
        files: (key: string) => Promise.resolve(Buffer.from(key)),
      },
    } as unknown as DealerApi),
  );
  const ask = async (headers: Record<string, string>): Promise<string> =>
    (await papers.request('http://127.0.0.1/api/cars/rio/pdf', { headers })).text();
  const owners = await ask({ origin: 'https://www.b.example' });
  expect(await ask({})).toBe(owners);
  expect(await ask({ origin: 'https://www.good.example' })).not.toBe(owners);
});
