import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isVisible, mayBeTold } from '#domain/vehicle/visible.ts';
import { createBaseFilter } from '#domain/search/filters.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { type VehicleDocument } from '#services/wire/vehicle-document.ts';
import { listing } from '../../islands/site.ts';
import { createDocument, openYard, type Yard } from '../../services/search/yard.ts';

const day = 86_400;
const now = 1_760_003_599;

/** Vehicles in every state, sold at any time around now or never, hidden ones included. */
const documents: VehicleDocument[] = fc
  .sample(
    fc.record({
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'removed', 'in_transit_to_auction'),
      make: fc.constantFrom('Toyota', 'Suzuki', 'RAM', 'Mercedes-Benz'),
      show_on_dealer_website: fc.boolean(),
      photos_count: fc.nat({ max: 16 }),
      created_at: fc.integer({ min: now - 20 * day, max: now }),
      sold_date_timestamp: fc.option(fc.integer({ min: now - 20 * day, max: now + day }), { nil: null }),
    }),
    { numRuns: 120, seed: 7 },
  )
  .map(({ sold_date_timestamp, ...fields }, index) =>
    createDocument({
      id: `v${index}`,
      ...fields,
      ...(sold_date_timestamp === null ? {} : { sold_date_timestamp }),
    }),
  );

let yard: Yard;
beforeAll(async () => {
  yard = await openYard(documents);
});
afterAll(() => yard.close());

async function askIndex(filter: string): Promise<string[]> {
  const { host, port, key } = yard.endpoint;
  const query = new URLSearchParams({
    q: '*',
    filter_by: filter,
    per_page: '250',
    'x-typesense-api-key': key,
  });
  const answer = await fetch(`http://${host}:${port}/collections/vehicles/documents/search?${query}`);
  const { hits } = (await answer.json()) as { hits: { document: { id: string } }[] };
  return hits.map(({ document }) => document.id).sort();
}

test('SRCH-02 SRCH-03 SRCH-04 SRCH-16 the index and the build show the same vehicles, whatever the rules', async () => {
  const vehicles = documents.map(parseVehicle);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        soldWindowDays: fc.integer({ min: 0, max: 15 }),
        excludedMakes: fc.subarray(['suzuki', 'ram', 'MERCEDES-BENZ']),
        leastPhotos: fc.integer({ min: 0, max: 14 }),
        leastAgeDays: fc.integer({ min: 0, max: 14 }),
      }),
      fc.integer({ min: now - day, max: now + day }),
      async (changed, moment) => {
        const rules: StockRules = { ...listing.site.stock, ...changed };
        const built = vehicles.filter((vehicle) => isVisible(vehicle, rules, moment)).map(({ id }) => id);
        expect(await askIndex(createBaseFilter(rules, moment))).toEqual(built.sort());
      },
    ),
    { numRuns: 40 },
  );
});

test('SRCH-02 hidden vehicles are filtered even where a collection holds them', async () => {
  const hidden = documents.filter(({ show_on_dealer_website: shown }) => !shown).map(({ id }) => id);
  expect(hidden.length).toBeGreaterThan(20);
  const shown = await askIndex(createBaseFilter(listing.site.stock, now));
  expect(shown.filter((id) => hidden.includes(id))).toEqual([]);
});

test('who follows a link is told of what has a page and of what was sold, never of what is not to be shown', () => {
  const vehicles = documents.map((document) => parseVehicle(document));
  const told = (vehicle: (typeof vehicles)[number], rules = listing.site.stock) =>
    mayBeTold(vehicle, rules, now);
  for (const vehicle of vehicles) {
    if (isVisible(vehicle, listing.site.stock, now)) expect(told(vehicle)).toBe(true);
    if (!vehicle.showOnDealerWebsite) expect(told(vehicle)).toBe(false);
    if (!['in_stock', 'coming_soon', 'sold'].includes(vehicle.status)) expect(told(vehicle)).toBe(false);
    expect(told(vehicle, { ...listing.site.stock, excludedMakes: [vehicle.make.toUpperCase()] })).toBe(false);
    expect(told(vehicle, { ...listing.site.stock, leastPhotos: (vehicle.photosCount ?? 0) + 1 })).toBe(false);
  }
});
