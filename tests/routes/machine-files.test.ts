import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createLlmsText } from '#routes/machines/llms-text.ts';
import { createPublicStock } from '#routes/machines/public-stock.ts';
import { listSitemapEntries } from '#routes/machines/sitemap-entries.ts';
import { fixturePage } from '../integration/fixture-pages.ts';
import { fixtureTarget, fixtureVehicle } from '../integration/fixture-target.ts';

const vehicles = [
  fixtureVehicle(0, {
    price: 19_990,
    price_type: 'drive_away',
    vin: 'JTMHX01J8L4123456',
    regplate: 'ABC123',
    updated_at: 1_700_000_000,
    images: [{ image: { url: 'https://cdn.example/a.jpg' } }],
  }),
  fixtureVehicle(1, { price: 10 }),
  fixtureVehicle(2, { status: 'sold', sold_date_timestamp: 1_700_000_000 }),
  fixtureVehicle(3, { reserved: true }),
  fixtureVehicle(4, { status: 'coming_soon', price_type: 'Ride away, no more to pay' }),
];
const { site, catalogue } = fixtureTarget('alpha', vehicles);

const nullable = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);
const text = nullable(v.string());

/** Version 1 of the file, as `domain/page/public-stock.ts` documents it: a change here is a new version. */
const shape = v.strictObject({
  version: v.literal(1),
  dealer: v.strictObject({
    name: v.string(),
    url: v.pipe(v.string(), v.url()),
    licences: v.array(v.strictObject({ location: v.string(), label: v.string(), number: v.string() })),
  }),
  updated: v.pipe(v.string(), v.isoTimestamp()),
  currency: v.literal('AUD'),
  vehicles: v.array(
    v.strictObject({
      id: v.string(),
      url: v.pipe(v.string(), v.url()),
      name: v.string(),
      category: v.picklist(['car', 'motorcycle', 'truck', 'caravan', 'machine']),
      condition: v.picklist(['new', 'demo', 'used']),
      status: v.picklist(['available', 'coming_soon', 'reserved', 'sold']),
      price: nullable(
        v.strictObject({
          amount: v.pipe(v.number(), v.integer()),
          type: text,
          per: v.optional(v.picklist(['week', 'month'])),
          text: v.string(),
        }),
      ),
      year: nullable(v.number()),
      make: v.string(),
      model: v.string(),
      ...{ badge: text, series: text, colour: text, body: text, fuel: text, transmission: text, drive: text },
      seats: nullable(v.number()),
      odometer: nullable(v.number()),
      operatingHours: nullable(v.number()),
      stockNumber: text,
      image: text,
      location: nullable(v.strictObject({ name: v.string(), suburb: v.string(), state: v.string() })),
      updated: nullable(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
});

describe('stock.json', () => {
  const stock = createPublicStock(catalogue, site);

  test('has the documented shape', () => {
    expect(v.safeParse(shape, JSON.parse(JSON.stringify(stock))).issues).toBeUndefined();
    expect(stock.vehicles).toHaveLength(vehicles.length);
  });

  test.each([
    [0, 'available', { amount: 19_990, type: 'drive_away', text: '$19,990 Drive Away' }],
    [1, 'available', null],
    [2, 'sold', null],
    [3, 'reserved', { amount: 20_030, type: null, text: '$20,030' }],
    [
      4,
      'coming_soon',
      { amount: 20_040, type: 'Ride away, no more to pay', text: '$20,040 Ride away, no more to pay' },
    ],
  ])('LEGAL 1, PRICE-02, VDP-30: vehicle %i is %s', (index, status, price) => {
    expect(stock.vehicles[index]).toMatchObject({ status, price });
  });

  test('identifies vehicles by stock number only; VIN and registration stay on their pages', () => {
    expect(JSON.stringify(stock)).not.toMatch(/JTMHX01J8L4123456|ABC123/);
  });
});

describe('sitemap', () => {
  const entries = listSitemapEntries(catalogue, site);

  test('names vehicles that can be bought with their last change and pictures, and no sold one', () => {
    expect(entries).toContainEqual({
      path: `/cars/${vehicles[0]?.slug}/`,
      changed: 1_700_000_000,
      images: ['https://cdn.example/a.jpg'],
    });
    expect(entries.filter(({ path }) => path.startsWith('/cars/'))).toHaveLength(vehicles.length - 1);
  });

  test('ROUTE-24 names own pages with their last change, but for those that search engines should not know', () => {
    const pages = [
      fixturePage('/fleet/', { changed: 1_700_000_000 }),
      fixturePage('/thanks/', { indexed: false }),
    ];
    expect(listSitemapEntries(catalogue, site, pages)).toContainEqual({
      path: '/fleet/',
      changed: 1_700_000_000,
    });
    expect(listSitemapEntries(catalogue, site, pages)).toHaveLength(entries.length + 1);
  });

  test('names every page once', () => {
    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('llms.txt', () => {
  const text = createLlmsText(catalogue, site);
  const [location] = site.locations;

  test.each([
    `# ${site.name}`,
    '4 vehicles are for sale here.',
    `(${site.url}/stock.json)`,
    `(${site.url}/sitemap.xml)`,
    `${location?.address.street}, ${location?.address.suburb} ${location?.address.state} ${location?.address.postcode}`,
    `${location?.licence?.number}`,
    'Do not work out repayments',
  ])('says %s', (part) => expect(text).toContain(part));

  test('ROUTE-24 links own pages and says what they are about', () => {
    const pages = [fixturePage('/fleet/', { title: 'Fleet' }), fixturePage('/thanks/', { indexed: false })];
    const written = createLlmsText(catalogue, site, pages);
    expect(written).toContain(`- [Fleet](${site.url}/fleet/): What /fleet/ is about.\n`);
    expect(written).not.toContain('/thanks/');
  });

  test('links only pages that this dealer has', () => {
    const off = { ...site, offers: false, contact: null };
    expect(createLlmsText(catalogue, off)).not.toMatch(/special-offers|contact-us/);
  });

  test('speaks in the words of the dealer', () => {
    const messages = { 'machines.ruleContact': 'Ring the yard.' };
    expect(createLlmsText(catalogue, { ...site, messages })).toContain('- Ring the yard.');
  });
});
