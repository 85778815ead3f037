import { expect, test } from 'vitest';
import { answerFromList, findCollectionBounds } from '#domain/search/collection-answer.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { chooseValues, emptySearch, type SearchState } from '#domain/search/state.ts';
import { listModels } from '#domain/model/model-page.ts';

const brand = (name: string, models: [string, string][]) => ({
  name,
  slug: name.toLowerCase(),
  models: models.map(([model, body]) => ({
    slug: model.toLowerCase(),
    name: model,
    body,
    tagline: null,
    image: null,
    overrideUrl: null,
  })),
});
const entries = listModels(
  [
    brand('Toyota', [['Corolla', 'Hatch'], ['HiLux', 'Ute'], ['RAV4', 'SUV']]),
    brand('Škoda', [['Kodiaq', 'SUV'], ['Octavia', 'Wagon']]),
  ],
  new Set(),
); // oxfmt-ignore
const { models } = collectionKinds;
const nothing: SearchState = emptySearch(models);
const choose = (key: string, value: string): SearchState => chooseValues(nothing, models, key, [value]);
const namesOf = (state = nothing) =>
  answerFromList(models, entries, state).hits.map(({ model }) => model.name);

test('SRCH-22 the whole range in its order', () =>
  expect(namesOf()).toEqual(['Corolla', 'HiLux', 'RAV4', 'Kodiaq', 'Octavia']));

test('SRCH-22 by manufacturer.name, model.name and model.body', () => {
  expect(namesOf(choose('make', 'Škoda'))).toEqual(['Kodiaq', 'Octavia']);
  expect(namesOf(choose('body', 'SUV'))).toEqual(['RAV4', 'Kodiaq']);
  expect(namesOf(choose('model', 'HiLux'))).toEqual(['HiLux']);
});

test.each([
  ['hil', ['HiLux']],
  ['skoda oct', ['Octavia']],
  ['suv toy', ['RAV4']],
  ['  ', ['Corolla', 'HiLux', 'RAV4', 'Kodiaq', 'Octavia']],
  ['hilux kodiaq', []],
])('the words of %j each begin a word of the model', (query, names) =>
  expect(namesOf({ ...nothing, query })).toEqual(names),
);

test('REF-15 a facet counts what it would offer without its own choice', () => {
  const answer = answerFromList(models, entries, choose('make', 'Toyota'));
  expect(answer.facets['make']).toEqual({ Toyota: 3, Škoda: 2 });
  expect(Object.keys(answer.facets['body'] ?? {})).toHaveLength(3);
});

test('SRCH-01 21 hits a page; a page behind the last has none', () => {
  const many = Array.from({ length: 50 }, () => entries).flat();
  const page = (number: number) => answerFromList(models, many, { ...nothing, page: number });
  expect(page(1)).toMatchObject({ count: 250, pages: 12 });
  expect(page(1).hits).toHaveLength(21);
  expect(page(12).hits).toHaveLength(250 - 11 * 21);
  expect(page(99).hits).toEqual([]);
});

test('bounds leave unknown values out', () => {
  const offers = [{ price: null }, { price: 249 }, { price: 44_900 }, { price: 0 }];
  expect(findCollectionBounds(collectionKinds.offers, offers)).toEqual({ price: { min: 249, max: 44_900 } });
  expect(findCollectionBounds(collectionKinds.offers, [{}])).toEqual({});
});
