import { expect, test } from 'vitest';
import { emptyListing } from '#domain/listing/state.ts';
import { listAlone, listWider } from '#domain/listing/wider.ts';

test('SRCH-12 a search is widened by one thing at a time: a word or all, a range, or a filter with all its values', () => {
  const state = {
    ...emptyListing,
    page: 3,
    query: 'tow pack',
    lists: { body: ['SUV', 'Ute'], fuel: ['Diesel'] },
    ranges: { price: { min: null, max: 20_000 } },
  };
  const wider = listWider(state);
  expect(
    wider.map(({ state: { query, lists, ranges, page } }) => [
      page,
      query,
      Object.keys(lists),
      Object.keys(ranges),
    ]),
  ).toEqual([
    [1, 'pack', ['body', 'fuel'], ['price']],
    [1, 'tow', ['body', 'fuel'], ['price']],
    [1, '', ['body', 'fuel'], ['price']],
    [1, 'tow pack', ['body', 'fuel'], []],
    [1, 'tow pack', ['fuel'], ['price']],
    [1, 'tow pack', ['body'], ['price']],
  ]);
  expect(wider[3]?.part.ranges).toEqual({ price: { min: null, max: 20_000 } });
});

test('SRCH-12 a single word is left out once, and no word of a sentence is to blame', () => {
  const queries = (query: string): string[] =>
    listWider({ ...emptyListing, query }).map(({ state }) => state.query);
  expect(queries('kombi')).toEqual(['']);
  expect(queries('maserati ghibli')).toEqual(['ghibli', 'maserati', '']);
  expect(queries('something my wife would like')).toEqual(['']);
});

test('SRCH-12 where one thing less is not enough, each is searched for alone', () => {
  const state = { ...emptyListing, query: 'kombi', lists: { fuel: ['Diesel'] } };
  expect(listAlone(state).map(({ state: { query, lists } }) => [query, lists])).toEqual([
    ['kombi', {}],
    ['', { fuel: ['Diesel'] }],
  ]);
});
