import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findMissingFields, type IndexField } from '#catalogue/snapshot/missing-fields.ts';
import { createVocabulary } from '#catalogue/words/vocabulary.ts';
import { parseAddress } from '#domain/search/address.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { facetsOf, fitKind } from '#domain/search/kind.ts';
import { allFacets, facetKeys } from '#domain/listing/facets.ts';
import { withoutUnavailable } from '#domain/listing/offered-facets.ts';
import { emptyListing, sortOrders } from '#domain/listing/state.ts';
import { parseSearchUrl } from '#domain/search/url.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { createSearchParameters } from '#islands/listing/search-parameters.ts';
import { searchCollection } from '#services/search/collection-search.ts';
import { fetchSimilarVehicles } from '#services/vehicle/similar-vehicles.ts';
import { fetchSuggestedVehicles } from '#services/words/suggestions.ts';
import { createVehicleSearch } from '#services/search/typesense.ts';
import { partFields } from '#services/wire/collections.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument, openYard, type Yard } from './yard.ts';

/** What an index of some versions ago did not have; a badge it had, but nobody could count it. */
const unknown = [
  ...['simple_colour', 'weekly_price_range', 'seats', 'certified', 'filtered_features', 'km'],
  ...['series', 'vin', 'created_at', 'simple_body', 'location_name', 'effective_price'],
];
const oldFields = vehicleFields
  .filter(({ name }) => !unknown.includes(name))
  .map((field) => (field.name === 'badge' ? { ...field, facet: false } : field));
const oldPartFields = partFields.filter(({ name }) => name !== 'fits' && name !== 'make' && name !== 'price');
const vehicle = createDocument({ id: 'a', simple_colour: 'White', seats: 7, filtered_features: ['Tow Bar'] });
const now = 1_760_000_000;

let yard: Yard;
let vehiclesKey: string;
let partsKey: string;
let missing: string[];
let missingOfParts: string[];
beforeAll(async () => {
  yard = await openYard([]);
  vehiclesKey = await yard.addCollection('old', { fields: oldFields }, [vehicle]);
  const part = { id: 'p', name: 'Mat', category: 'Mats', make: 'Kia', price: 10, created_at: 1 };
  partsKey = await yard.addCollection('old_parts', { fields: oldPartFields }, [part]);
  missing = findMissingFields('vehicles', await yard.describe('old'));
  missingOfParts = findMissingFields('parts', await yard.describe('old_parts'));
});
afterAll(() => yard.close());

const endpoint = (known: string[]) => ({
  ...yard.endpoint,
  key: vehiclesKey,
  collections: { ...yard.endpoint.collections, vehicles: 'old' },
  missing: { vehicles: known, offers: [], parts: [] },
});
const stock = {
  soldWindowDays: 3,
  excludedMakes: [],
  leastPhotos: 0,
  leastAgeDays: 0,
  hitsPerPage: 21,
  facets: facetKeys,
  singleSelect: [],
} as unknown as StockRules & ListingRules;

/** Asks as the listing does after its address was opened, on a site that knows of these gaps; counts the hits. */
async function open(address: string, known: string[]): Promise<number> {
  const state = withoutUnavailable(parseSearchUrl(address), {}, known);
  const offered = allFacets.filter(({ field }) => !known.includes(field)).map(({ key }) => key);
  const scope = { collection: 'old', stock, listing: { ...stock, facets: offered }, fixed: {} };
  const { index, facets, disjunctiveFacets, query, ...rest } = createSearchParameters(scope, state, now);
  const { facetsRefinements, disjunctiveFacetsRefinements, ...params } = rest;
  const client = createVehicleSearch(endpoint(known));
  const { results } = await client.search([
    {
      indexName: index,
      params: {
        ...params,
        query,
        facets: [...facets, ...disjunctiveFacets],
        facetFilters: Object.entries({ ...facetsRefinements, ...disjunctiveFacetsRefinements }).map(
          ([field, values]) => values.map((value) => `${field}:${value}`),
        ),
      },
    },
  ] as never);
  return (results[0] as { nbHits: number }).nbHits;
}

describe('REF-08 an index that was made before some fields were thought of', () => {
  test('is found to lack exactly those, and a field that nobody can count', () => {
    expect(new Set(missing)).toEqual(new Set([...unknown, 'badge', 'price_range']));
    expect(new Set(missingOfParts)).toEqual(new Set(['fits', 'make', 'price']));
  });

  test('lacks nothing when it is of today, or does not describe itself', async () => {
    expect(findMissingFields('vehicles', await yard.describe('vehicles'))).toEqual([]);
    const described = (fields: typeof partFields): IndexField[] =>
      fields.map(({ name, facet = false }) => ({ name, facet, index: true, sort: true }));
    expect(findMissingFields('parts', described(partFields))).toEqual([]);
    expect(findMissingFields('parts', [])).toEqual([]);
  });

  const addresses = [
    '',
    '?query=hilux',
    '?seats=7&colourFamily=White&certified=true',
    '?weekly=$100+to+$150&badge=SR5&make=Toyota',
    '?refinementList[simple_body][0]=Ute&menu[seats]=7',
    '?km=0-90000&price=1000-90000',
    '?range[km]=1:90000&features=Tow+Bar&location=North',
    ...Object.keys(sortOrders).map((sort) => `?sortBy=${sort}`),
  ];
  test.each(addresses)('answers %j: what it cannot be asked for is dropped', async (address) => {
    expect(await open(address, missing)).toBe(1);
  });

  test('would refuse the same searches, were its gaps not known', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const address of addresses.slice(1)) await expect(open(address, []), address).rejects.toThrow();
  });

  test('other searches ask for no more than it has: suggestions, similar vehicles', async () => {
    const search = { text: 'hilux', filter: '', most: 4 };
    expect((await fetchSuggestedVehicles(endpoint(missing), search)).total).toBe(1);
    await expect(fetchSuggestedVehicles(endpoint([]), search)).rejects.toThrow();
    const parsed = parseVehicle({ ...vehicle, id: 'b' });
    const rules = { excludedMakes: [] };
    expect(await fetchSimilarVehicles(endpoint(missing), parsed, rules)).not.toEqual([]);
    await expect(fetchSimilarVehicles(endpoint([]), parsed, rules)).rejects.toThrow();
  });

  test('words for what it lacks stay text', () => {
    const { values, ranges } = createVocabulary([parseVehicle(vehicle)], missing, []);
    expect(Object.keys(values)).toContain('simple_fuel');
    for (const field of missing) expect(Object.keys(values)).not.toContain(field);
    expect(ranges).toEqual(['year']);
  });

  test('parts: filters, orders and words that it has are offered, the others are not heard', async () => {
    const kind = fitKind(collectionKinds.parts, missingOfParts);
    expect(facetsOf(kind).map(({ key }) => key)).toEqual(['categories']);
    expect(Object.keys(kind.sorts)).toEqual(['latest']);
    const ask = (some: typeof kind, address: string) =>
      searchCollection(
        { ...yard.server, key: partsKey },
        {
          collection: 'old_parts',
          kind: some,
          state: parseAddress(some, address),
          base: '',
        },
      );
    const address = '?query=mat&make=Kia&price=1-20&sortBy=lowest-price';
    expect((await ask(kind, address)).count).toBe(1);
    await expect(ask(collectionKinds.parts, address)).rejects.toThrow();
  });

  test('emptyListing is what is left of an address that asks for nothing else', () => {
    expect(withoutUnavailable(parseSearchUrl('?seats=7&sortBy=latest'), {}, missing)).toEqual(emptyListing);
  });
});
