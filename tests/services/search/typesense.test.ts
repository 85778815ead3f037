import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinEither } from '#domain/search/either.ts';
import { packCard, unpackCard, type PackedCard } from '#domain/vehicle/packed-card.ts';
import type { CardVehicle, Vehicle } from '#domain/vehicle/vehicle.ts';
import { createUnderstoodFilter } from '#domain/words/filter.ts';
import { createVehicleSearch } from '#services/search/typesense.ts';
import { cardFields, parseCard } from '#services/wire/card.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { listen } from '../../listen.ts';
import { createDocument, openYard, type Yard } from './yard.ts';

const documents = [
  createDocument({
    id: 'b1',
    badge: 'GT: Line',
    price: 20_000,
    filtered_features: ['Tow Bar', 'Canopy'],
    created_at: 3,
  }),
  createDocument({
    id: 'b2',
    make: 'Peugeot',
    model: '308',
    badge: 'GT',
    price: 30_000,
    filtered_features: ['Tow Bar'],
    created_at: 2,
  }),
  createDocument({
    id: 'b3',
    make: 'Mazda',
    model: '3',
    price: 40_000,
    filtered_features: ['Canopy', 'Sunroof'],
    vin: 'JM0BP000000000001',
    created_at: 1,
  }),
];
/** A card as it comes out of a page that was built with the vehicle. */
const carry = (vehicle: Vehicle): CardVehicle =>
  unpackCard(JSON.parse(JSON.stringify(packCard(vehicle))) as PackedCard);
const unpriced = createDocument({ id: 'b0', make: 'Kia', price: 0, created_at: 0 });
let yard: Yard;
beforeAll(async () => {
  yard = await openYard([...documents, unpriced]);
});
afterAll(() => yard.close());

async function search(params: object, indexName = 'vehicles') {
  const client = createVehicleSearch(yard.endpoint);
  const { results } = await client.search([{ indexName, params }] as never);
  return results[0] as unknown as {
    nbHits: number;
    hits: Record<string, unknown>[];
    facets: Record<string, Record<string, number>>;
  };
}
const ids = async (params: object, indexName?: string): Promise<unknown[]> =>
  (await search(params, indexName)).hits.map(({ id }) => id);

describe('the InstantSearch adapter against a real index', () => {
  test('newest first when nothing is asked', async () => {
    expect(await ids({})).toEqual(['b1', 'b2', 'b3', 'b0']);
  });

  test('a facet value with a colon, and one that looks like a number', async () => {
    expect(await ids({ facetFilters: [['badge:GT: Line']] })).toEqual(['b1']);
    expect(await ids({ facetFilters: [['model:308']] })).toEqual(['b2']);
    expect(await ids({ facetFilters: [['model:3']] })).toEqual(['b3']);
  });

  test('of features all are needed, or either of what was said with or', async () => {
    const has = (...wanted: string[]): Promise<unknown[]> =>
      ids({ facetFilters: wanted.map((value) => [`filtered_features:${value}`]) });
    expect(await has('Tow Bar', 'Canopy')).toEqual(['b1']);
    expect(await has(joinEither(['Tow Bar', 'Canopy']))).toEqual(['b1', 'b2', 'b3']);
    expect(await has(joinEither(['Tow Bar', 'Canopy']), 'Sunroof')).toEqual(['b3']);
    const filter = createUnderstoodFilter({
      lists: { filtered_features: ['Tow Bar', 'Canopy'] },
      ranges: {},
    });
    expect(await ids({ filters: filter }), 'suggestions count what the listing shows').toEqual(['b1']);
  });

  test('the base filter holds beside a refinement', async () => {
    const filters = '(show_on_dealer_website:=true && (status:=[`in_stock`] || sold_date_timestamp:>5))';
    expect(await ids({ filters, facetFilters: [['make:Toyota', 'make:Mazda']] })).toEqual(['b1', 'b3']);
    expect(await ids({ filters, facetFilters: [['make:Peugeot']] })).toEqual(['b2']);
  });

  test('the sort is part of the index name', async () => {
    expect(await ids({}, 'vehicles/sort/created_at:asc')).toEqual(['b0', 'b3', 'b2', 'b1']);
  });

  test('hits carry card fields, and tell the same as what a page carries', async () => {
    const { hits } = await search({ facetFilters: [['make:Mazda']] });
    const allowed: string[] = [
      ...cardFields,
      'objectID',
      '_highlightResult',
      '_snippetResult',
      '_rawTypesenseHit',
    ];
    const known = Object.keys(hits[0] ?? {}).filter((field) => !/^text_match/.test(field));
    expect(known.filter((field) => !allowed.includes(field))).toEqual([]);
    const [, , document] = documents;
    expect(carry(parseVehicle(document))).toEqual(parseCard(hits[0]));
  });

  test('VDP-28 the card of a caravan knows who sleeps in it and how long it is', () => {
    const caravan = createDocument({ id: 'b4', category: 'caravan', sleeps: 4, body_length: '5.4 m' });
    expect(carry(parseVehicle(caravan)).caravan).toEqual({ sleeps: 4, bodyLength: '5.4 m' });
    expect(parseCard(caravan)).toEqual(carry(parseVehicle(caravan)));
  });
});

test('an answer that leaves a search out is a failure, and no search without an end', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[]}');
  });
  const { hostname, port } = new URL(await listen(server));
  try {
    const client = createVehicleSearch({ ...yard.endpoint, host: hostname, port: Number(port) });
    await expect(client.search([{ indexName: 'vehicles', params: {} }])).rejects.toThrow('left a search out');
  } finally {
    server.close();
  }
});
