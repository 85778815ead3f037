import { describe, expect, test } from 'vitest';
import { allFacets, facetKeys, findFacet, listFacets } from '#domain/listing/facets.ts';
import { countFacetValues, readFacetValues } from '#domain/listing/facet-values.ts';
import { findPriceBand, priceBands } from '#domain/listing/price-band.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

/** As the spec lists them. */
const required =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make ' +
  'make_model model price subscription_price price_range seats body drive fuel transmission state tag ' +
  'weekly_price_range year certified';

describe('REF-08 the table of facets', () => {
  test.each(required.split(' '))('%s can be named in an address', (name) => {
    expect(findFacet(name)).toBeDefined();
  });

  test('every key, field and older name leads back to its own facet', () => {
    for (const facet of allFacets) {
      expect(findFacet(facet.key)).toBe(facet);
      expect(findFacet(facet.field)).toBe(facet);
    }
    expect(new Set(facetKeys).size).toBe(allFacets.length);
  });

  test('every facet that can be switched on is a facet of the index', () => {
    const faceted = vehicleFields.filter(({ facet }) => facet).map(({ name }) => name);
    const fields = allFacets.map(({ field }) => field);
    expect(fields.filter((field) => !faceted.includes(field))).toEqual([]);
  });

  test('a number of a feed in the index is whole, because the index refuses a vehicle with a fraction', () => {
    /** Worked out by the import, or counted. */
    const whole = ['effective_price', 'photos_count'];
    const open = allFields.filter(({ kind, index }) => kind === 'number' && index).map(({ name }) => name);
    expect(
      open.filter((name) => !whole.includes(name)),
      'write kind: count',
    ).toEqual([]);
  });

  test.each([
    ['REF-10 make', 'make', 7, 150],
    ['REF-11 model', 'model', 7, 30],
    ['REF-12 body', 'body', 4, 20],
    ['REF-13 city', 'city', 7, 20],
    ['REF-13 dealership', 'dealership', 7, 40],
  ])('%s: limits', (_, key, limit, moreLimit) => {
    expect(listFacets.find((facet) => facet.key === key)).toMatchObject({ limit, moreLimit });
  });
});

describe('values of a vehicle', () => {
  const vehicle = stockVehicle({
    seats: 5,
    certified: true,
    price: 24_990,
    filterFeatures: ['Tow Bar', 'Bluetooth'],
  });
  test.each([
    ['makeModel', ['Mazda > CX-5']],
    ['priceRange', ['$20,000 to $30,000']],
    ['seats', ['5']],
    ['certified', ['true']],
    ['features', ['Tow Bar', 'Bluetooth']],
    ['badge', []],
    ['weekly', []],
  ] as const)('%s: %j', (key, values) => {
    expect(readFacetValues(vehicle, key)).toEqual(values);
  });

  test('are counted', () => {
    expect({ ...countFacetValues([vehicle, stockVehicle()], 'make') }).toEqual({ Mazda: 2 });
    expect({ ...countFacetValues([stockVehicle({ badge: '__proto__' })], 'badge') }).toEqual({
      ['__proto__']: 1,
    });
  });

  test.each([
    [null, null],
    [10, null],
    [9_999, 'Under $10,000'],
    [10_000, '$10,000 to $20,000'],
    [99_999, '$80,000 to $100,000'],
    [100_000, 'Over $100,000'],
  ])('price range of %s: %s', (price, band) => {
    expect(findPriceBand(price)).toBe(band);
    if (band) expect(priceBands).toContain(band);
  });
});
