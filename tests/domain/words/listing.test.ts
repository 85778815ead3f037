import { describe, expect, test } from 'vitest';
import { emptyListing } from '#domain/listing/state.ts';
import { createUnderstoodFilter } from '#domain/words/filter.ts';
import { findKnownNames } from '#domain/words/known-names.ts';
import { limitVocabulary } from '#domain/words/limit-vocabulary.ts';
import { applyUnderstanding } from '#domain/words/listing.ts';
import { understandQuery } from '#domain/words/understand.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import { createReader, reader, vocabulary } from './yard.ts';

describe('from words to a listing', () => {
  test.each([
    ['hilux diesel under 40k', '?make=Toyota&model=HiLux&model=HiLux+Workmate&fuel=Diesel&price=-40000'],
    ['7 seater suv 2019+ tow bar', '?query=tow+bar&body=SUV&seats=7&year=2019-'],
    ['qld utes less than 80,000 km', '?body=Ute&body=Cab+Chassis&state=QLD&km=-80000'],
    ['something else', '?query=something+else'],
    ['', ''],
  ])('%s', (typed, address) => {
    expect(formatSearchUrl(applyUnderstanding(understandQuery(typed, reader)))).toBe(address);
  });

  test('named filters take the place of those of their kind, others and the order stay, the page does not', () => {
    const before = {
      ...emptyListing,
      page: 3,
      sort: 'lowest-price' as const,
      query: 'old',
      lists: { fuel: ['Petrol'], condition: ['used'] },
      ranges: { price: { min: 5_000, max: 9_000 }, km: { min: null, max: 50_000 } },
    };
    expect(applyUnderstanding(understandQuery('diesel under 40k', reader), before)).toEqual({
      page: 1,
      sort: 'lowest-price',
      query: '',
      lists: { fuel: ['Diesel'], condition: ['used'] },
      ranges: { price: { min: null, max: 40_000 }, km: { min: null, max: 50_000 } },
    });
  });
});

test('the filter for the index quotes words and leaves numbers bare', () => {
  const filter = createUnderstoodFilter(understandQuery('7 seat merc 2018 to 2020', reader));
  expect(filter).toBe('make:=[`Mercedes-Benz`] && seats:=[7] && year:>=2018 && year:<=2020');
});

describe('names for what is typed so far', () => {
  const names = (typed: string): string[] =>
    findKnownNames(vocabulary, typed, 4).map(({ make, model }) => (model ? `${make} ${model}` : make));
  test.each([
    ['toy', ['Toyota', 'Toyota HiLux', 'Toyota LandCruiser', 'Toyota LandCruiser Prado']],
    ['hil', ['Toyota HiLux', 'Toyota HiLux Workmate']],
    ['mazda c', ['Mazda CX-5']],
    ['cx5', ['Mazda CX-5']],
    ['benz', ['Mercedes-Benz']],
    ['prado', ['Toyota LandCruiser Prado']],
    ['citroen', ['Citroën']],
    ['zzz', []],
  ])('%s', (typed, expected) => expect(names(typed)).toEqual(expected));
});

test('ROUTE-03 on the page of a make its name is no filter, and models are its own', () => {
  const fixed = { make: 'Toyota' };
  const limited = limitVocabulary(vocabulary, fixed, (key) => key !== 'make');
  const onPage = createReader(limited);
  expect(understandQuery('toyota hilux diesel', onPage)).toMatchObject({
    lists: { model: ['HiLux', 'HiLux Workmate'], simple_fuel: ['Diesel'] },
    text: 'toyota',
  });
  expect(understandQuery('kia carnival', onPage)).toMatchObject({ lists: {}, text: 'kia carnival' });
});
