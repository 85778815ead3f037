import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectionKinds, type CollectionKind } from '#domain/search/collection-kinds.ts';
import { formatAddress, parseAddress } from '#domain/search/address.ts';
import { facetsOf } from '#domain/search/kind.ts';
import {
  chooseRange,
  countChosen,
  emptySearch,
  toggleValue,
  type SearchState,
} from '#domain/search/state.ts';

const { offers, parts, models } = collectionKinds;
const kinds = Object.values(collectionKinds);

describe('kinds', () => {
  test('SRCH-01 SRCH-22 SRCH-23 21 hits a page everywhere', () => {
    expect(kinds.map(({ hitsPerPage }) => hitsPerPage)).toEqual([21, 21, 21]);
  });
  test('SRCH-23 offers are narrowed by categories and price', () => {
    expect(facetsOf(offers).map(({ key }) => key)).toEqual(['categories', 'price']);
  });
  test('SRCH-22 models are narrowed by manufacturer.name, model.name and model.body', () => {
    expect(
      facetsOf(models)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['manufacturer.name', 'model.body', 'model.name']);
  });
  test('ROUTE-04 ROUTE-16 C19 each has its own page, to which Clear Filters leads', () => {
    expect([offers.path, parts.path, models.path]).toEqual([
      '/special-offers/',
      '/parts/search/',
      '/models/',
    ]);
  });
});

const read: [string, CollectionKind, string, Partial<SearchState>][] = [
  [
    'flat',
    parts,
    '?categories=Tyres&categories=Care&page=2',
    { lists: { categories: ['Tyres', 'Care'] }, page: 2 },
  ],
  ['REF-02 older lists', parts, '?refinementList[category][0]=Tyres', { lists: { categories: ['Tyres'] } }],
  [
    'REF-03 older ranges',
    offers,
    '?range[price]=$10,000:20,000',
    { ranges: { price: { min: 10_000, max: 20_000 } } },
  ],
  ['REF-04 money as written', offers, '?price=$5,000-', { ranges: { price: { min: 5_000, max: null } } }],
  ['no number at all', offers, '?price=abc', {}],
  ['an order', offers, '?sortBy=lowest-price', { sort: 'lowest-price' }],
  ['the default order', offers, '?sortBy=latest', {}],
  ['an order of another search', models, '?sortBy=lowest-price', {}],
  ['a filter of another search', offers, '?make=Kia', {}],
  ['a page that is none', parts, '?page=0&page=-1&page=1e9', {}],
  ['tracking', parts, '?utm_source=x&gclid=y', {}],
];
test.each(read)('reads %s', (_name, kind, search, expected) => {
  expect(parseAddress(kind, search)).toEqual({ ...emptySearch(kind), ...expected });
});

describe('any state', () => {
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((text) => text.isWellFormed());
  const bound = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
  const isOrdered = ({ min, max }: { min: number | null; max: number | null }): boolean =>
    min === null || max === null || min <= max;
  const stateOf = (kind: CollectionKind): fc.Arbitrary<SearchState> =>
    fc.record({
      query: fc.option(value, { nil: '' }),
      page: fc.integer({ min: 1, max: 9_999 }),
      sort: fc.constantFrom(
        ...[Object.keys(kind.sorts), ''].flat().slice(0, Math.max(1, Object.keys(kind.sorts).length)),
      ),
      lists: fc
        .uniqueArray(fc.constantFrom(...kind.lists.map(({ key }) => key)))
        .chain((keys) =>
          fc.record(
            Object.fromEntries(
              keys.map((key) => [key, fc.uniqueArray(value, { minLength: 1, maxLength: 5 })]),
            ),
          ),
        ),
      ranges: kind.ranges.some(({ key }) => key === 'price')
        ? fc
            .option(fc.record({ min: bound, max: bound }), { nil: null })
            .map((price) => (price && (price.min ?? price.max) !== null && isOrdered(price) ? { price } : {}))
        : fc.constant({}),
    }) as fc.Arbitrary<SearchState>;

  test.each(kinds.map((kind) => [kind.name, kind] as const))('of %s survives its address', (_name, kind) => {
    fc.assert(
      fc.property(stateOf(kind), (state) => {
        expect(parseAddress(kind, formatAddress(kind, state))).toEqual(state);
      }),
    );
  });

  test('any query string at all is read without an error', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.string({ unit: 'binary', maxLength: 400 }),
        (kind, search) => {
          const state = parseAddress(kind, search);
          expect(state.page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe('choices', () => {
  const categories = { key: 'categories', widget: 'list' } as const;
  const chosen = toggleValue({ ...emptySearch(offers), page: 3 }, offers, categories, 'Tyres');
  test('REF-06 a change of filter leads to the first page', () => expect(chosen.page).toBe(1));
  test('a second tick takes the first away, and leaves no empty list', () =>
    expect(toggleValue(chosen, offers, categories, 'Tyres').lists).toEqual({}));
  test('a range counts as one choice', () =>
    expect(countChosen(chooseRange(chosen, 'price', { min: 5, max: null }))).toBe(2));
  test('a range can be taken away', () => {
    const ranged = chooseRange(chosen, 'price', { min: 5, max: null });
    expect(chooseRange(ranged, 'price', { min: null, max: null }).ranges).toEqual({});
  });
  test('REF-05 nothing chosen, nothing written', () =>
    expect(formatAddress(offers, emptySearch(offers))).toBe(''));
});
