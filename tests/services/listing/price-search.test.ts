import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellWrongSearchPrices } from '#catalogue/vehicle/search-prices.ts';
import { findMissingFields, tellMissingFields } from '#catalogue/snapshot/missing-fields.ts';
import { emptyListing, type ListingState, type SortKey } from '#domain/listing/state.ts';
import { createUnderstoodFilter } from '#domain/words/filter.ts';
import { formatSearchUrl, parseSearchUrl } from '#domain/search/url.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { createSearchParameters } from '#islands/listing/search-parameters.ts';
import { addPriceFields } from '#scripts/stock/price-fields.ts';
import { fetchSimilarVehicles } from '#services/vehicle/similar-vehicles.ts';
import { fetchStockCount } from '#services/listing/stock-count.ts';
import { createVehicleSearch } from '#services/search/typesense.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { createDocument, openYard, type Yard } from '../search/yard.ts';

const now = 1_760_000_000;
const price = (id: string, prices: Partial<VehicleDocument>): VehicleDocument =>
  addPriceFields(createDocument({ id, price: null, created_at: now, ...prices }), null, now);

const documents = [
  price('offered', { price: 62_490, offer_price: 60_790 }),
  price('reduced-below', { price: 60_990, offer_price: 58_890 }),
  price('plain', { price: 61_000 }),
  price('dearer-offer', { price: 61_500, offer_price: 70_000 }),
  price('offer-alone', { offer_price: 61_900 }),
  price('placeholder-offer', { price: 60_500, offer_price: 10 }),
  price('placeholder', { price: 10 }),
  price('one-dollar', { price: 1 }),
  price('unpriced', {}),
  price('dear', { price: 99_000 }),
];
const stock = {
  soldWindowDays: 3,
  excludedMakes: [],
  leastPhotos: 0,
  leastAgeDays: 0,
  hitsPerPage: 250,
  facets: ['price', 'priceRange'],
  singleSelect: [],
  hideUnpricedWhenCheapestFirst: false,
} as unknown as StockRules & ListingRules;

let yard: Yard;
beforeAll(async () => {
  yard = await openYard(documents);
});
afterAll(() => yard.close());

/** Ids of what the listing shows for an address, in order, and how many each price range has. */
async function open(address: string, rules = stock) {
  const scope = { collection: 'vehicles', stock: rules, listing: rules, fixed: {} };
  const { index, facets, disjunctiveFacets, ...rest } = createSearchParameters(
    scope,
    parseSearchUrl(address),
    now,
  );
  const { query, page, hitsPerPage, filters, maxValuesPerFacet } = rest;
  const params = { query, page, hitsPerPage, filters, maxValuesPerFacet };
  const { results } = await createVehicleSearch(yard.endpoint).search([
    { indexName: index, params: { ...params, facets: [...facets, ...disjunctiveFacets] } as never },
  ]);
  const [result] = results as [
    { hits: { id: string }[]; facets: Record<string, Record<string, number> | undefined> },
  ];
  return { ids: result.hits.map(({ id }) => id), bands: result.facets['price_range'] ?? {} };
}

const within = ['offer-alone', 'dearer-offer', 'plain', 'offered', 'placeholder-offer'];
const without = ['placeholder', 'one-dollar', 'unpriced'];

describe('PRICE-02 C33 searches go by the price that cards show', () => {
  test.each(['?price=60000-62000', '?range[price]=60000:62000', '?range[effective_price]=60000:62000'])(
    '%s',
    async (address) => {
      expect(new Set((await open(address)).ids)).toEqual(new Set(within));
    },
  );

  test('addresses name it as they always did', () => {
    const state: ListingState = { ...emptyListing, ranges: { price: { min: 60_000, max: 62_000 } } };
    expect(formatSearchUrl(state)).toBe('?price=60000-62000');
    expect(decodeURIComponent(formatSearchUrl(state, 'legacy'))).toBe('?range[price]=60000:62000');
  });

  test.each<[SortKey, string[]]>([
    ['lowest-price', ['reduced-below', ...within.toReversed(), 'dear']],
    ['highest-price', ['dear', ...within, 'reduced-below']],
  ])('SRCH-06 %s: what has no price stands last', async (sort, priced) => {
    const { ids } = await open(`?sortBy=${sort}`);
    expect(ids.slice(0, priced.length)).toEqual(priced);
    expect(new Set(ids.slice(priced.length))).toEqual(new Set(without));
  });

  test('SRCH-07 cheapest first leaves out what has no price, where the dealer wants it, and no other order does', async () => {
    const rules = { ...stock, hideUnpricedWhenCheapestFirst: true };
    const { ids } = await open('?sortBy=lowest-price', rules);
    expect(ids).toHaveLength(documents.length - without.length);
    expect((await open('?sortBy=highest-price', rules)).ids).toHaveLength(documents.length);
  });

  test('price ranges count it', async () => {
    expect((await open('')).bands).toEqual({
      '$50,000 to $60,000': 1,
      '$60,000 to $80,000': 5,
      '$80,000 to $100,000': 1,
    });
  });

  test('BUDG-05 the budget counts it', async () => {
    const question = { fixed: {}, bodies: [], price: { over: 1_000, upTo: 60_000 } };
    expect(await fetchStockCount(yard.endpoint, stock, question, now)).toBe(1);
  });

  test('words ask for it', () => {
    expect(createUnderstoodFilter({ lists: {}, ranges: { price: { min: null, max: 40_000 } } })).toBe(
      'effective_price:<=40000',
    );
  });

  test('VDP-23 similar vehicles are near it', async () => {
    const like = parseVehicle(price('like', { price: 99_000, offer_price: 40_000 }));
    expect(await fetchSimilarVehicles(yard.endpoint, like, stock)).toEqual([]);
    const near = parseVehicle(price('like', { price: 99_000, offer_price: 49_500 }));
    expect(new Set((await fetchSimilarVehicles(yard.endpoint, near, stock)).map(({ id }) => id))).toEqual(
      new Set(['reduced-below']),
    );
  });
});

describe('PRICE-02 an index', () => {
  test('that was made without the field says so, and its ranges of list prices are left out with it', () => {
    const described = vehicleFields
      .filter(({ name }) => name !== 'effective_price')
      .map(({ name, facet = false }) => ({ name, facet, index: true, sort: true }));
    const missing = findMissingFields('vehicles', described);
    expect(missing.toSorted()).toEqual(['effective_price', 'price_range']);
    const facets = ['price', 'priceRange'];
    const [sentence] = tellMissingFields('vehicles', { collection: 'vehicles_x', missing, facets });
    expect(sentence).toContain('the filter priceRange and price');
    expect(sentence).toContain('the order highest-price and lowest-price');
    expect(sentence).toContain('npm run stock -- import');
  });

  test('whose prices were changed by somebody else since the import says so', () => {
    const vehicles = documents.map(parseVehicle);
    expect(tellWrongSearchPrices(vehicles)).toEqual([]);
    const changed = vehicles.map((vehicle) => ({ ...vehicle, offerPrice: 55_000 }));
    expect(tellWrongSearchPrices(changed)).toEqual([
      expect.stringMatching(/^10 vehicles have another effective_price .* Import the stock again\.$/),
    ]);
    const older = vehicles.map((vehicle) => ({ ...vehicle, searchPrice: null }));
    expect(tellWrongSearchPrices(older)).toEqual([]);
  });
});
