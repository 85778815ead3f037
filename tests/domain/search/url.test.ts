import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFacets, rangeFacets, type ListFacet } from '#domain/listing/facets.ts';
import { emptyListing, type ListingState } from '#domain/listing/state.ts';
import { isOldSpelling } from '#domain/search/address.ts';
import { askingAddress, formatSearchUrl, parseSearchUrl } from '#domain/search/url.ts';

const state = (given: Partial<ListingState>): ListingState => ({ ...emptyListing, ...given });

describe('reading an address', () => {
  test.each<[string, string, Partial<ListingState>]>([
    ['REF-07 nothing', '', {}],
    [
      'REF-01 flat',
      '?query=ute&make=Kia&make=Mazda&page=2',
      { query: 'ute', lists: { make: ['Kia', 'Mazda'] }, page: 2 },
    ],
    ['REF-01 price', '?price=5000-20000', { ranges: { price: { min: 5_000, max: 20_000 } } }],
    ['REF-01 open price', '?price=-20000', { ranges: { price: { min: null, max: 20_000 } } }],
    [
      'REF-02 lists',
      '?refinementList[make][0]=Kia&refinementList[make][1]=Mazda',
      { lists: { make: ['Kia', 'Mazda'] } },
    ],
    ['REF-02 by field', '?refinementList[simple_body][0]=SUV', { lists: { body: ['SUV'] } }],
    [
      'REF-02 REF-04 range',
      '?range[price]=$10,000:90,000',
      { ranges: { price: { min: 10_000, max: 90_000 } } },
    ],
    ['REF-03 menu', '?menu[make]=Kia', { lists: { make: ['Kia'] } }],
    ['a range the wrong way round', '?km=90000-10000', { ranges: { km: { min: 10_000, max: 90_000 } } }],
    ['item_type is the type of an older address', '?item_type=truck', { lists: { type: ['truck'] } }],
    [
      'REF-15 a single choice takes the first',
      '?priceRange=a&priceRange=b',
      { lists: { priceRange: ['a'] } },
    ],
    ['a toggle and a number', '?certified=true&seats=7', { lists: { certified: ['true'], seats: ['7'] } }],
    ['SRCH-06 sort', '?sortBy=lowest-price', { sort: 'lowest-price' }],
    ['broken parts', '?page=-1&sortBy=__proto__&price=cheap&foo=bar', {}],
  ])('%s', (_, search, expected) => {
    expect(parseSearchUrl(search)).toEqual(state(expected));
  });

  test('tracking parameters are no state', () => {
    expect(parseSearchUrl('?utm_source=mail')).toEqual(state({}));
  });
});

describe('writing an address', () => {
  test('REF-05 page 1 and the default order are not written', () => {
    expect(formatSearchUrl(emptyListing)).toBe('');
    expect(formatSearchUrl(state({ page: 2 }))).toBe('?page=2');
  });

  const text = (longest: number) =>
    fc
      .string({ minLength: 1, maxLength: longest, unit: 'grapheme' })
      .filter((word) => word.isWellFormed() && word.length <= 200);
  const value = ({ form }: ListFacet) => (form ? fc.stringMatching(form) : text(20));
  const values = (facet: ListFacet) =>
    fc.uniqueArray(value(facet), { minLength: 1, maxLength: facet.widget === 'list' ? 5 : 1 });
  const end = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
  const range = fc
    .tuple(end, end)
    .filter(([min, max]) => (min ?? max) !== null && (min === null || max === null || min <= max))
    .map(([min, max]) => ({ min, max }));
  const some = <Key extends string, Value>(record: Record<Key, fc.Arbitrary<Value>>) =>
    fc.record(record, { requiredKeys: [] }) as fc.Arbitrary<Partial<Record<Key, Value>>>;
  const states: fc.Arbitrary<ListingState> = fc.record({
    query: fc.oneof(fc.constant(''), text(50)),
    page: fc.integer({ min: 1, max: 9_999 }),
    sort: fc.constantFrom('relevant', 'latest', 'highest-price', 'lowest-price'),
    lists: some(Object.fromEntries(listFacets.map((facet) => [facet.key, values(facet)]))),
    ranges: some(Object.fromEntries(rangeFacets.map(({ key }) => [key, range]))),
  });
  test.each(['flat', 'legacy'] as const)(
    'REF-01 REF-02 C5 %s: any state is read as it was written',
    (style) => {
      fc.assert(
        fc.property(states, (state) => {
          expect(parseSearchUrl(formatSearchUrl(state, style))).toEqual(state);
        }),
      );
    },
  );

  test.each([
    ['unknown facet', '?colour=Red&wheels=4&refinementList[doors][0]=5'],
    ['emoji', '?query=🚗🚙&make=🚗'],
    ['half an emoji', `?query=${'\ud83d'}`],
    ['broken escapes', '?make=%E0%A4%A&query=%'],
    ['prototype', '?__proto__[make]=x&constructor=y&sortBy=constructor'],
    ['10 KB of words', `?query=${'ute '.repeat(2_500)}`],
    ['10 KB of values', `?${Array.from({ length: 1_000 }, (_, index) => `make=${index}`).join('&')}`],
    ['a price of words', '?price=abc&km=--&year=-&range[price]=:'],
    ['values that the index would refuse', '?seats=many&certified=maybe'],
  ])('no error, and small: %s', (_, search) => {
    const state = parseSearchUrl(search);
    const written = formatSearchUrl(state);
    expect(parseSearchUrl(written)).toEqual(state);
    expect(written.length).toBeLessThan(1_500);
    expect(state.ranges).toEqual({});
  });

  test('no address breaks the reader', () => {
    fc.assert(fc.property(fc.string(), (search) => void parseSearchUrl(search)));
  });

  test('REF-02 tells an older spelling from the flat one', () => {
    expect(isOldSpelling('?menu[make]=Kia')).toBe(true);
    expect(isOldSpelling('?make=Kia&query=[x]')).toBe(false);
  });
  test.each([
    ...listFacets.map(({ key }) => `?utm_source=mail&${key}=x`),
    ...rangeFacets.map(({ key, field }) => `?${key}=1-2&range[${field}]=1:2`),
    '?query=ute',
    '?refinementList[make][0]=Kia',
    '?refinementList%5Bmake%5D%5B0%5D=Kia',
    '?menu[make]=Kia',
    '?sortBy=lowest-price',
    '?page=2',
  ])('REF-07 an address that asks for something is known before it is read: %s', (search) => {
    expect(askingAddress.test(search)).toBe(true);
  });

  test.each(['', '?utm_source=mail&utm_campaign=make', '?gclid=1&landingpage=2'])(
    'REF-07 one that asks for nothing leaves the page as it was built: %s',
    (search) => {
      expect(askingAddress.test(search)).toBe(false);
    },
  );
});
