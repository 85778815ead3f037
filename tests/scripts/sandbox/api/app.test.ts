import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const adminKey = { 'x-typesense-api-key': 'test-admin' };
const options = { port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder, samples: true };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(options);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const createTestLead = (): Lead => ({
  id: createLeadId(), created_at: 1_780_000_000, category: 'Vehicle Enquiry', subcategory: '', event_id: 15,
  name: 'Nora Whitlock', email: 'nora@example.com', phone: '0412345678', message: 'Is it still there?', rego: '',
  dealership_slug: 'test-toyota', dealership_id: '77', manufacturer_slug: 'toyota', location_id: 'north',
  stock_number: 'U01007', 'Vehicle Make': 'Toyota', 'Vehicle Model': 'HiLux', car_type: 'used', car_id: '80670001',
  car_slug: '2019-toyota-hilux-80670001', vehicle_status: 'in_stock', opt_in: false, consent_version: '', consent_at: 0,
  terms_accepted: false, page_id: '/cars/x/', source: 'Website', company_website: '', elapsed_ms: 9000,
  lead_attributes: { visited_pages: ['/', '/cars/x/'], linked_query_params: { gclid: 'a-1' } },
}); // oxfmt-ignore

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify({ userData: body, isLastStep: true }),
  });
const countLeads = async (): Promise<number> => {
  const answer = await fetch(`${sandbox.url}/collections/leads`, {
    headers: { 'x-typesense-api-key': 'test-admin' },
  });
  return answer.ok ? ((await answer.json()) as { num_documents: number }).num_documents : 0;
};

describe('POST /api/leads', () => {
  test('a lead is kept once, however often it comes, and the answer is the same', async () => {
    const lead = createTestLead();
    const answers = await Promise.all([post(lead), post(lead, { 'Idempotency-Key': lead.id }), post(lead)]);
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ lead_id: lead.id });
    }
    expect(await countLeads()).toBe(1);
  });

  test('it is in the collection that browsers post to, whole', async () => {
    const lead = createTestLead();
    await post(lead, { 'content-type': 'text/plain' });
    const stored = await fetch(`${sandbox.url}/collections/leads/documents/${lead.id}`, {
      headers: { 'x-typesense-api-key': 'test-admin' },
    });
    expect(await stored.json()).toEqual({ ...lead, received_at: expect.any(Number) as number });
  });

  test.each([
    ['a broken body', '{"name":', 400, 'error'],
    ['a lead by itself', JSON.stringify(createTestLead()), 422, 'userData'],
    [
      'a step before the last',
      JSON.stringify({ userData: createTestLead(), isLastStep: false }),
      422,
      'isLastStep',
    ],
    ['a lead without a name', { ...createTestLead(), name: ' ' }, 422, 'userData.name'],
    ['an id that is not random', { ...createTestLead(), id: '1' }, 422, 'userData.id'],
    ['a huge body', { ...createTestLead(), message: 'x'.repeat(70_000) }, 413, 'message'],
  ])('%s is refused in words and nothing is kept', async (_, body, status, says) => {
    const before = await countLeads();
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await answer.json())).toContain(says);
    expect(await countLeads()).toBe(before);
  });

  test('a key that contradicts the lead is refused', async () => {
    expect((await post(createTestLead(), { 'Idempotency-Key': createLeadId() })).status).toBe(400);
  });
});

describe('the dealer API', () => {
  test('what does not exist is a 404 that lists what does', async () => {
    const answer = await fetch(`${sandbox.url}/api/watchlist`, { method: 'POST' });
    expect(answer.status).toBe(404);
    const { message, endpoints } = (await answer.json()) as {
      message: string;
      endpoints: { path: string }[];
    };
    expect(message).toContain('POST /api/watchlist');
    expect(endpoints.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/health', '/leads', '/delivery', '/cars/:slug/autogauge']),
    );
  });

  test('a site on another origin may call it', async () => {
    const answer = await fetch(`${sandbox.url}/api/leads`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://test-toyota.localhost:4321',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
  });

  test('pictures are served beside it', async () => {
    expect((await fetch(`${sandbox.url}/images/vehicles/spaceship/hero/red.jpg`)).status).toBe(404);
  });
});

describe('delivery prices', () => {
  const ask = async (postcode: string): Promise<Response> =>
    fetch(`${sandbox.url}/api/delivery?postcode=${postcode}&car_id=1`);
  test.each([
    ['4000', { price: 190, name: 'Brisbane' }],
    ['0800', { price: 1690, name: 'Darwin' }],
    ['0872', { price: null, name: null }],
  ])('API-06, DELV-02, DELV-03: %s', async (postcode, expected) => {
    expect(await (await ask(postcode)).json()).toEqual(expected);
  });
  test('DELV-03 nobody knows one where nobody said what it costs', async () => {
    const prices = [{ name: 'Near us', from: 4000, to: 4099, price: 90 }];
    for (const deliveryPrices of [undefined, prices]) {
      const plain = await startSandbox({
        ...{ ...options, samples: false, dataDir: join(folder, 'plain') },
        ...(deliveryPrices && { deliveryPrices }),
      });
      const answer = await fetch(`${plain.url}/api/delivery?postcode=4000`);
      expect(await answer.json()).toEqual(
        deliveryPrices ? { price: 90, name: 'Near us' } : { price: null, name: null },
      );
      await plain.close();
    }
  });
  test('what is no postcode is refused', async () => {
    expect((await ask('40')).status).toBe(400);
  });
});

describe('price comparison', () => {
  const write = (path: string, method: string, body: unknown): Promise<Response> =>
    fetch(`${sandbox.url}${path}`, {
      method,
      headers: { 'x-typesense-api-key': 'test-admin' },
      body: JSON.stringify(body),
    });
  const car = (slug: string, more: object) => ({
    ...{ id: slug, slug, name: slug, make: 'Kia', model: 'Rio', car_type: 'used', status: 'in_stock' },
    ...{ show_on_dealer_website: true, price: 20_000, ...more },
  });
  test('GAUG-01: a range around the average of the state, null without one, 404 for what is not there', async () => {
    const fields = [
      { name: 'slug', type: 'string' },
      { name: 'name', type: 'string' },
    ];
    await write('/collections', 'POST', { name: 'yard', fields });
    await write('/aliases/vehicles_yard', 'PUT', { collection_name: 'yard' });
    const market = { state_average_market_price: 21_000, average_market_price: 30_000 };
    await write('/collections/yard/documents', 'POST', car('rio-1', { autograb_data: market }));
    await write('/collections/yard/documents', 'POST', car('rio-2', {}));
    const ask = (slug: string): Promise<Response> => fetch(`${sandbox.url}/api/cars/${slug}/autogauge`);
    expect(await (await ask('rio-1')).json()).toEqual({
      fill: 0.202,
      listing_price: 20_000,
      market_range_min: 19_320,
      market_range_max: 22_680,
      confidence: 0.75,
      description: '$1,000 below the market average',
    });
    expect(await (await ask('rio-2')).json()).toBeNull();
    expect((await ask('rio-3')).status).toBe(404);
  });
});

describe('POST /api/events', () => {
  const event = {
    ...{ event: 'phoneCalled', id: null, names: ['asc_click_to_call'], parameters: { comm_type: 'voice' } },
    ...{ dealer: 'harbour', page: '/', page_type: 'home', at: 1_795_000_000 },
  };
  const send = (body: object): Promise<Response> =>
    fetch(`${sandbox.url}/api/events`, { method: 'POST', body: JSON.stringify(body) });

  test('EVT-01 an event is kept and can be read back, by dealer', async () => {
    expect((await send(event)).status).toBe(202);
    const list = async (dealer: string): Promise<unknown> =>
      (await fetch(`${sandbox.url}/api/events?dealer=${dealer}`, { headers: adminKey })).json();
    expect(await list('harbour')).toEqual({ events: [event] });
    expect(await list('other')).toEqual({ events: [] });
    // What shoppers look at is nobody else's business.
    expect((await fetch(`${sandbox.url}/api/events?dealer=harbour`)).status).toBe(401);
  });

  test('what the table does not know is left out: it could be of a person', async () => {
    const said = { ...event, dealer: 'westside', email: 'robin@example.com' };
    const parameters = { ...event.parameters, email: 'robin@example.com' };
    expect((await send({ ...said, parameters })).status).toBe(202);
    const answer = await fetch(`${sandbox.url}/api/events?dealer=westside`, { headers: adminKey });
    expect(await answer.json()).toEqual({ events: [{ ...event, dealer: 'westside' }] });
  });

  test.each([
    ['an event that is not in the table', { ...event, event: 'mouseMoved' }],
    ['a query, which may be what somebody typed', { ...event, page: '/search/?query=robin' }],
  ])('%s is refused', async (_, body) => expect((await send(body)).status).toBe(422));
});
