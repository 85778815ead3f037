import { describe, expect, test } from 'vitest';
import { foldWords } from '#domain/alert/fold-words.ts';
import { createSavedSearch, meetsSearch } from '#domain/alert/saved-search.ts';
import { readSearchSubject } from '#domain/alert/search-subject.ts';
import { recordOf } from './stock.ts';

const listings = new Map([
  ['/search/', {}],
  ['/search/used-cars/', { carType: ['used'] }],
  ['/search/toyota/hilux/', { make: 'Toyota', model: 'HiLux' }],
]);
const finds = (subject: string, record = recordOf()): boolean | null => {
  const search = createSavedSearch(subject, listings);
  return search && meetsSearch(record, search);
};

describe('ALRT-03 the subject of a saved search', () => {
  test.each([
    ['/search/?make=Kia', '/search/?make=Kia'],
    ['/search/?page=3&sortBy=latest&make=Kia', '/search/?make=Kia'],
    ['/search/toyota?fuel=Diesel', '/search/toyota/?fuel=Diesel'],
    ['/search/?refinementList[make][0]=Kia', '/search/?make=Kia'],
    ['/search/?utm_source=x&price=-45000&year=2019-', '/search/?price=-45000&year=2019-'],
    ['/used-car/?query=tow+bar', '/used-car/?query=tow+bar'],
    ['//elsewhere.example/search/?make=Kia', null],
    ['https://elsewhere.example/search/', null],
    ['/about-us/', null],
    ['/search/../about-us/', null],

    ['', null],
  ])('%s is %s', (address, subject) => expect(readSearchSubject(address)).toBe(subject));

  test('nothing longer than an address is one', () =>
    expect(readSearchSubject(`/search/?query=${'x'.repeat(2_000)}`)).toBeNull());
});

describe('ALRT-03 a saved search', () => {
  test.each<[string, boolean | null]>([
    ['/search/', true],
    ['/search/?make=Toyota', true],
    ['/search/?make=Kia&make=TOYOTA', true],
    ['/search/?make=Kia', false],
    ['/search/toyota/hilux/?fuel=Diesel', true],
    ['/search/toyota/hilux/?fuel=Petrol', false],
    ['/search/used-cars/', false],
    ['/search/?features=Tow+bar&features=Sunroof', true],
    ['/search/?features=Tow+bar&features=Canopy', false],
    ['/search/?price=30000-40000', true],
    ['/search/?price=30000-39999', false],
    ['/search/?km=-50000', false],
    ['/search/?seats=5', false],
    ['/search/?query=hilux+sr', true],
    ['/search/?query=hilux+sr+canopy', false],
    ['/search/gone-make/', null],
    ['/search/gone-make/?fuel=Diesel', null],
  ])('%s finds it: %s', (subject, found) => expect(finds(subject)).toBe(found));

  test.each(['cx5', 'CX-5', 'cx', '5', 'Citroën', 'citroen', 'citro'])(
    '%s begins one of its words',
    (query) => {
      const record = recordOf({ words: foldWords('2020 Mazda CX-5 Citroën') });
      expect(finds(`/search/?query=${encodeURIComponent(query)}`, record)).toBe(true);
    },
  );
});
