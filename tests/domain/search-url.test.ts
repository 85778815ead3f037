import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyListing, type ListingState } from '#domain/listing-state.ts';
import { formatSearchUrl, hasSearchState, parseSearchUrl } from '#domain/search-url.ts';

const state = (given: Partial<ListingState>): ListingState => ({ ...emptyListing, ...given });

describe('reading an address', () => {
  test.each<[string, string, Partial<ListingState>]>([
    ['REF-07 nothing', '', {}],
    [
      'REF-01 flat',
      '?query=ute&make=Kia&make=Mazda&page=2',
      { query: 'ute', lists: { make: ['Kia', 'Mazda'] }, page: 2 },
    ],
    ['REF-01 price', '?price=5000-20000', { price: { min: 5_000, max: 20_000 } }],
    ['REF-01 open price', '?price=-20000', { price: { min: null, max: 20_000 } }],
    [
      'REF-02 lists',
      '?refinementList[make][0]=Kia&refinementList[make][1]=Mazda',
      { lists: { make: ['Kia', 'Mazda'] } },
    ],
    ['REF-02 by field', '?refinementList[simple_body][0]=SUV', { lists: { body: ['SUV'] } }],
    ['REF-02 REF-04 range', '?range[price]=$10,000:90,000', { price: { min: 10_000, max: 90_000 } }],
    ['REF-03 menu', '?menu[make]=Kia', { lists: { make: ['Kia'] } }],
    ['SRCH-06 sort', '?sortBy=lowest-price', { sort: 'lowest-price' }],
    ['broken parts', '?page=-1&sortBy=__proto__&price=cheap&foo=bar', {}],
  ])('%s', (_, search, expected) => {
    expect(parseSearchUrl(search)).toEqual(state(expected));
  });

  test('tracking parameters are no state', () => {
    expect(hasSearchState('?utm_source=mail')).toBe(false);
    expect(hasSearchState('?make=Kia')).toBe(true);
  });
});

describe('writing an address', () => {
  test('REF-05 page 1 and the default order are not written', () => {
    expect(formatSearchUrl(emptyListing)).toBe('');
    expect(formatSearchUrl(state({ page: 2 }))).toBe('?page=2');
  });

  const value = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed());
  const states = fc.record({
    query: fc.string({ maxLength: 50 }).filter((text) => text.isWellFormed()),
    page: fc.integer({ min: 1, max: 9_999 }),
    sort: fc.constantFrom('relevant' as const, 'latest' as const, 'highest-price' as const),
    lists: fc
      .constant({})
      .chain(() => fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((make) => ({ make }))),
    price: fc.constantFrom(null, { min: 5_000, max: null }, { min: null, max: 9 }, { min: 0, max: 10 }),
  });
  test.each(['flat', 'legacy'] as const)('C5 %s: what is written is read again', (style) => {
    fc.assert(
      fc.property(states, (any) => {
        expect(parseSearchUrl(formatSearchUrl(any, style))).toEqual(any);
      }),
    );
  });

  test('no address breaks the reader', () => {
    fc.assert(fc.property(fc.string(), (search) => void parseSearchUrl(search)));
  });
});
