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
/** An index in which each of these collections has the vehicle. */
const createSearch =
  (...names: string[]) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json({ aliases: names.map((name) => ({ name })) });
    const { searches } = (await request.json()) as { searches: { collection: string }[] };
    const vehicle = { id: '1', slug: 'rio', name: 'Kia Rio', make: 'Kia', model: 'Rio', car_type: 'used' };
    const shown = { status: 'in_stock', show_on_dealer_website: true };
    const priced = searches.map(({ collection }) => ({ ...market, price: priceOf[collection] }));
    const results = priced.map((price, at) =>
      names.includes(searches[at]?.collection ?? '')
        ? { hits: [{ document: { ...vehicle, ...shown, ...price } }] }
        : { code: 404, error: 'Not found.' },
    );
    return Response.json({ results });
  };
const search = createSearch('vehicles_a', 'vehicles_b');
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
  [{ referer: 'https://www.b.example/cars/rio/' }, 30_000],
  [{ referer: 'https://mail.example/inbox', 'x-forwarded-host': 'www.b.example' }, 30_000],
  [{ 'x-forwarded-host': 'www.b.example', host: '127.0.0.1' }, 30_000],
  [{ origin: 'https://www.a.example' }, 10_000],
  // Where a site is tried nobody says whose it is.
  [{ origin: 'http://b.localhost:4321' }, 10_000],
])('asked by %j', async (headers, price) => {
  const answer = await app.request('http://127.0.0.1/api/cars/rio/autogauge', { headers });
  expect(await answer.json()).toMatchObject({ listing_price: price });
});

test('asked of a vehicle that is gone, an index of 120 dealers gets four questions', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `vehicles_d${at}`);
  const asked: string[] = [];
  const empty = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    const searched = asked.at(-1) === '/multi_search' && Array(50).fill({ code: 404, error: 'Not found.' });
    return Response.json(searched ? { results: searched } : { aliases: names.map((name) => ({ name })) });
  };
  const store = createVehicleStore({ search: empty, apiKey: 'k' });
  expect(await store.findBySlug('rio', undefined, [])).toBeNull();
  expect(asked).toEqual(['/aliases', '/multi_search', '/multi_search', '/multi_search']);
  asked.length = 0;
  const own = { build: { collections: { vehicles: 'vehicles_d7' } } } as Dealer;
  expect(await store.findBySlug('rio', own, [])).toBeNull();
  expect(asked).toEqual(['/multi_search']);
});

test.each([
  ['stops early', { hits: [], search_cutoff: true }],
  ['has no time', { code: 408, error: 'Request Timeout' }],
  ['refuses', { code: 403, error: 'Forbidden' }],
  ['answers nothing', undefined],
])('an index that %s says of no vehicle that it is gone', async (_, result) => {
  const search = ({ method }: Request) =>
    Response.json(
      method === 'GET' ? { aliases: [{ name: 'vehicles_a' }] } : { results: result ? [result] : [] },
    );
  const store = createVehicleStore({ search, apiKey: 'k' });
  await expect(store.findBySlug('rio', undefined, [])).rejects.toThrow();
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
    const asked = new Hono().get(
      '/api/cars/:slug/autogauge',
      runEndpoint(getAutoGauge, {
        ...{ vehicles: createVehicleStore({ search: createSearch('offers_c', 'cars_of_c'), apiKey: 'k' }) },
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
  const papers = new Hono().get(
    '/api/cars/:slug/pdf',
    runEndpoint(getPdf, {
      ...{ vehicles: createVehicleStore({ search: createSearch('vehicles_b'), apiKey: 'k' }) },
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
