import { mkdtempSync, rmSync } from 'node:fs';
import { get, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { createVehicleStore } from '#scripts/sandbox/api/vehicle-store.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { listen } from '../../../listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-vehicles-'));
const options = {
  ...{ port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder },
};
let sandbox: Sandbox;

/** A picture server that answers 503 until it is healed. */
async function startPictureServer() {
  let asked = 0;
  let isBroken = true;
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const server = createServer((_, answer) => {
    asked += 1;
    answer.writeHead(isBroken ? 503 : 200, { 'content-type': 'image/jpeg' }).end(isBroken ? '' : picture);
  });
  return {
    url: await listen(server),
    asked: () => asked,
    heal: () => void (isBroken = false),
    close: () => server.close(),
  };
}
let pictureServer: Awaited<ReturnType<typeof startPictureServer>>;

const write = (path: string, method: string, body: unknown): Promise<Response> =>
  fetch(`${sandbox.url}${path}`, {
    method,
    headers: { 'x-typesense-api-key': 'test-admin' },
    body: JSON.stringify(body),
  });
const car = {
  ...{
    id: '1',
    slug: 'rio-1',
    name: '2021 Kia Rio (S) Ténéré 漢',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
  },
  ...{
    status: 'in_stock',
    show_on_dealer_website: true,
    price: 20_000,
    price_type: 'drive_away',
    km: 31_000,
  },
  ...{
    updated_at: 1_780_000_000,
    standardEquipment: ['Bluetooth'],
    dealercomments: 'One owner ★\nBéla Erdő',
  },
};

beforeAll(async () => {
  pictureServer = await startPictureServer();
  const { dealers } = await loadDealers({ directory: 'tests/dealers/minimal' });
  sandbox = await startSandbox({
    ...options,
    dealers: () => Promise.resolve(dealers),
    trustedPictures: [pictureServer.url],
  });
  const fields = [
    { name: 'slug', type: 'string' },
    { name: 'name', type: 'string' },
  ];
  await write('/collections', 'POST', { name: 'yard', fields });
  await write('/aliases/vehicles_tiny', 'PUT', { collection_name: 'yard' });
  const url = `${sandbox.url}/images/vehicles/hatch/hero/red.jpg`;
  await write('/collections/yard/documents', 'POST', { ...car, images: [{ image: { url } }] });
  await write('/collections/yard/documents', 'POST', { ...car, id: '2', slug: 'rio-2' });
  const views = ['hero', 'front', 'side', 'rear', 'interior'];
  await write('/collections/yard/documents', 'POST', {
    ...{ ...car, id: '4', slug: 'rio-4', reserved: true, ancap_rating: 5 },
    images: views.map((view) => ({
      image: { url: `${sandbox.url}/images/vehicles/hatch/${view}/blue.jpg` },
    })),
  });
  await write('/collections/yard/documents', 'POST', {
    ...{ ...car, id: '6', slug: 'rio-5' },
    images: [{ image: { url } }, { image: { url: `${pictureServer.url}/late.jpg` } }],
  });
  const market = { autograb_data: { average_market_price: 22_000 } };
  const hidden = { id: '9', slug: 'rio-hidden', show_on_dealer_website: false, ...market };
  await write('/collections/yard/documents', 'POST', { ...car, ...hidden });
  // The index takes their slugs for one.
  for (const [id, slug, km] of [
    ['10', 'rio-u1-23', 90_000],
    ['11', 'rio-u12-3', 9_000],
  ])
    await write('/collections/yard/documents', 'POST', { ...car, ...market, id, slug, km });
});
afterAll(async () => {
  await sandbox.close();
  pictureServer.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}/api/cars/${path}`, { headers });

describe('PRINT-01, API-07: the PDF of a vehicle', () => {
  /** Text of a PDF, as its page draws it. */
  const readText = (pdf: string): string =>
    [...pdf.matchAll(/\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g)]
      .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
      .flatMap((page) => [...page.matchAll(/\[([^\]]*)\] TJ/g)])
      .map(([, line = '']) => line.replace(/<([0-9a-f]*)>|[^<]+/g, (_, hex: string | undefined) => hex ?? ''))
      .map((hex) => Buffer.from(hex, 'hex').toString('latin1').trim())
      .join(' ');

  test('says on one page what the print page says, with picture, licence and a link to the live page', async () => {
    const answer = await ask('rio-1/pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rio-1.pdf"');
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf).toMatch(/\/Count 1\s/);
    expect(pdf).toContain('/DCTDecode');
    expect(pdf).toMatch(/\/URI \(https:\/\/[^)]+\/cars\/rio-1\/\)/);
    const text = readText(pdf);
    for (const words of [
      '2021 Kia Rio (S) Ténéré ?',
      '$20,000',
      'Drive Away',
      '31,000 km',
      'One owner * Béla Erdo',
      'Bluetooth',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Dealer licence|LMCT/);
    expect(text).toMatch(/As at \d+ \w+ \d{4}/);
  });

  const countPictures = (pdf: string): number => pdf.match(/\/DCTDecode/g)?.length ?? 0;

  test('shows more pictures where there is room, and says that a vehicle is reserved', async () => {
    const pdf = Buffer.from(await (await ask('rio-4/pdf')).arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/\/Count 1\s/);
    expect(countPictures(pdf)).toBe(5);
    expect(readText(pdf)).toContain('Somebody has reserved this vehicle.');
  });

  test('is made without a picture that does not come, and with it as soon as it does', async () => {
    const read = async (): Promise<number> =>
      (await ask('rio-5/pdf')).arrayBuffer().then((pdf) => pdf.byteLength);
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await read();
    const asked = pictureServer.asked();
    await read();
    expect([asked, pictureServer.asked()]).toEqual([1, 2]);
    pictureServer.heal();
    await read();
    await read();
    // Whole now, so it is kept.
    expect(pictureServer.asked()).toBe(3);
    log.mockRestore();
  });

  test('a vehicle without a picture has one too; one that is gone or hidden is a 404 in words', async () => {
    const pdf = Buffer.from(await (await ask('rio-2/pdf')).arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/\/Count 1\s/);
    expect(pdf).not.toContain('/DCTDecode');
    for (const gone of [await ask('rio-3/pdf'), await ask('rio-hidden/pdf')]) {
      expect(gone.status).toBe(404);
      expect(await gone.json()).toEqual({ message: 'This vehicle is no longer in stock.' });
    }
  });
});

describe('VDP-26 GAUG-01 PRINT-01: the vehicle of an address', () => {
  test.each(['pdf', 'autogauge', 'view.json'])(
    'one that is hidden from the website has no %s',
    async (what) => {
      expect((await ask(`rio-hidden/${what}`)).status).toBe(404);
    },
  );

  test.each(['pdf', 'autogauge', 'view.json'])('another spelling of its slug has no %s', async (what) => {
    expect((await ask(`rio-u123/${what}`)).status).toBe(404);
    expect((await ask(`RIO-U1-23/${what}`)).status).toBe(404);
  });

  const store = createVehicleStore({
    search: (request) => fetch(sandbox.url + request.url.slice('http://sandbox'.length), request),
    apiKey: 'test-admin',
  });

  test.each([
    ['rio-u1-23', '10', 90_000],
    ['rio-u12-3', '11', 9_000],
  ])('%s is not its neighbour whose slug has its hyphen elsewhere', async (slug, id, odometer) => {
    expect((await store.findBySlug(slug, undefined, []))?.vehicle).toMatchObject({ id, slug, odometer });
    expect(await store.findIn('vehicles_tiny', slug)).toMatchObject({ id, slug, odometer });
    expect(await store.findIn('vehicles_tiny', id)).toMatchObject({ id, slug, odometer });
  });

  test('RSV-01 a proxy that answers 400 in place of a hosted index says of no vehicle that it is gone', async () => {
    const answers = ['<h1>400 Bad Request</h1>', '', '{"message":"Could not find a filter field."}'];
    const known = { vehicleId: '10', vin: '', slug: 'rio-u1-23', stockNumber: '' };
    const asking = answers.map((body) =>
      createVehicleStore({
        search: ({ url }) =>
          url.includes('/aliases')
            ? Response.json({ aliases: [{ name: 'vehicles_tiny' }] })
            : new Response(body, { status: 400 }),
        apiKey: 'k',
      }).findSame('vehicles_tiny', known),
    );
    const outcomes = await Promise.allSettled(asking);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  test('a stock in a plain collection is one as well, and a name of nothing is none', async () => {
    const dealerOf = (vehicles: string) => ({ build: { collections: { vehicles } } }) as Dealer;
    const slug = 'rio-u1-23';
    expect(await store.hasStock('yard')).toBe(true);
    expect(await store.findIn('yard', '10')).toMatchObject({ slug });
    expect(await store.findBySlug(slug, dealerOf('yard'), [])).toMatchObject({ collection: 'yard' });
    expect(await store.hasStock('yards')).toBe(false);
    expect(await store.findIn('yards', '10')).toBeNull();
    expect(await store.findBySlug(slug, dealerOf('yards'), [])).toBeNull();
  });

  test('none is found by a name that is nearly its own', async () => {
    for (const name of ['rio-u123', 'Rio-U1-23']) {
      expect(await store.findBySlug(name, undefined, [])).toBeNull();
      expect(await store.findIn('vehicles_tiny', name)).toBeNull();
    }
  });
});

/** Views that somebody is told who asks by another connection. */
const viewFrom = (localAddress: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = get(sandbox.url + path, { localAddress }, (answer) => {
      let body = '';
      answer.on('data', (piece: Buffer) => (body += piece.toString()));
      answer.on('end', () => resolve((JSON.parse(body) as { views: number }).views));
    });
    asked.on('error', reject);
  });

describe('VDP-26: views', () => {
  const query = 'photos_count=1&updated_at=1780000000&website_id=tiny';

  test('each visitor is counted once a day, for each vehicle by itself, with the fields that the page may have older', async () => {
    const first = (await (await ask(`rio-1/view.json?${query}`)).json()) as { views: number };
    expect(first).toEqual({
      views: 1,
      car_fields: { photos_count: 1, updated_at: 1_780_000_000, status: 'in_stock' },
    });
    const views = async (path: string, browser: string): Promise<unknown> =>
      (
        (await (await ask(`${path}/view.json?${query}`, { 'user-agent': browser })).json()) as {
          views: number;
        }
      ).views;
    // Reloading counts nothing, whatever the browser calls itself.
    for (const browser of ['another browser', 'another browser', 'a third one'])
      expect(await views('rio-1', browser)).toBe(1);
    expect(await viewFrom('127.0.0.2', `/api/cars/rio-1/view.json?${query}`)).toBe(2);
    expect(await viewFrom('127.0.0.2', `/api/cars/rio-1/view.json?${query}`)).toBe(2);
    expect(await (await ask(`rio-2/view.json?${query}`)).json()).toMatchObject({ views: 1 });
  });

  test('what a browser fetches ahead, or what is not there, is not counted', async () => {
    expect((await ask('rio-2/view.json', { 'sec-purpose': 'prefetch;prerender' })).status).toBe(503);
    expect((await ask('rio-9/view.json')).status).toBe(404);
    expect(await (await ask('rio-2/view.json')).json()).toMatchObject({ views: 1 });
  });
});

test('a document that cannot be read is a 404 on every address of its vehicle, and one line each on the terminal', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await write('/collections/yard/documents', 'POST', { ...car, id: '5', slug: 'odd', sold: 1_795_290_989 });
  for (const what of ['view.json', 'pdf', 'autogauge']) expect((await ask(`odd/${what}`)).status).toBe(404);
  const line = expect.stringMatching(
    /^Vehicle odd of vehicles_tiny cannot be read: sold: .*flag.*1795290989/,
  );
  expect(log.mock.calls.filter(([said]) => String(said).includes('odd'))).toEqual([[line], [line], [line]]);
  log.mockRestore();
});

test('an index that cannot be asked for pages has none of these vehicles, and keeps nobody from those of others', async () => {
  await write('/collections', 'POST', { name: 'plain', fields: [{ name: 'name', type: 'string' }] });
  await write('/aliases/vehicles_aaa', 'PUT', { collection_name: 'plain' });
  await write('/collections/plain/documents', 'POST', { ...car, id: '6', slug: 'plain' });
  expect((await ask('rio-2/view.json')).status).toBe(200);
  for (const what of ['view.json', 'pdf', 'autogauge']) expect((await ask(`plain/${what}`)).status).toBe(404);
});
