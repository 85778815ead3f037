import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockBounds } from '#catalogue/listing/bounds.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument, openYard } from '../../services/search/yard.ts';

test('REF-09 the index states the least and the most of numeric facets, and sliders end where it says', async () => {
  const documents = fc
    .sample(
      fc.record({
        // Placeholders among them (PRICE-02), and offers below and above the price (C33).
        price: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 11, max: 900_000 })),
        offer_price: fc.option(fc.integer({ min: 1, max: 900_000 })),
        km: fc.integer({ min: 1, max: 400_000 }),
      }),
      { numRuns: 40, seed: 9 },
    )
    .map((fields, index) => createDocument({ id: `v${index}`, ...fields }));
  const yard = await openYard(documents);
  try {
    const { host, port, key } = yard.endpoint;
    const query = new URLSearchParams({
      q: '*',
      facet_by: 'effective_price,km',
      per_page: '0',
      'x-typesense-api-key': key,
    });
    const answer = await fetch(`http://${host}:${port}/collections/vehicles/documents/search?${query}`);
    const { facet_counts: counts } = (await answer.json()) as {
      facet_counts: { field_name: string; stats: { min: number; max: number } }[];
    };
    const vehicles = documents.map(parseVehicle);
    const catalogue = {
      readAt: 0,
      vehicles,
      offers: [],
      parts: [],
      reviews: { all: null, page: null, byLocation: {} },
      landingPages: [],
      map: null,
    };
    expect(counts.map(({ field_name: field }) => field).sort()).toEqual(['effective_price', 'km']);
    for (const { field_name: field, stats } of counts)
      expect(stats).toMatchObject(stockBounds(catalogue, field === 'km' ? 'km' : 'price') ?? {});
  } finally {
    await yard.close();
  }
});
