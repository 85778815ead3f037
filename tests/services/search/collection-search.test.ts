import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFromList } from '#domain/search/collection-answer.ts';
import { createOffersFilter, createPartsFilter } from '#domain/search/collection-filter.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { emptySearch, type SearchState } from '#domain/search/state.ts';
import { searchCollection } from '#services/search/collection-search.ts';
import { offerFields, partFields } from '#services/wire/collections.ts';
import { isOfferShownOn, type OfferDocument } from '#services/wire/offer.ts';
import { parsePart, type PartDocument } from '#services/wire/part.ts';
import { openYard, type Yard } from './yard.ts';

const categories = ['Wheels, tyres', 'GT: Line', '-Care', 'Oil & filters', 'Zubehör && mehr', '3'];
const partDocuments: PartDocument[] = Array.from({ length: 50 }, (_, index) => ({
  id: `p${index}`,
  name: `Part ${index} ${index % 2 ? 'filter' : 'mat'}`,
  number: `N-${index}`,
  category: categories[index % categories.length] ?? '',
  make: ['Toyota', 'Kia', 'Mercedes-Benz'][index % 3] ?? '',
  ...(index % 7 === 0 ? {} : { price: index * 10 }),
  dealership_id: index === 49 ? 'other' : 'own',
  created_at: 1_000_000 - index,
}));
const own = partDocuments.slice(0, 49).map(parsePart);
const site = {
  websiteId: '3051',
  slug: 'good-motors',
  dealershipIds: ['own'],
  timezone: 'Australia/Brisbane',
};
const noon = Date.UTC(2026, 10, 21, 2) / 1000;
const offer = (id: string, extra: Partial<OfferDocument>): OfferDocument => ({
  id,
  name: id,
  dealership_id: 'own',
  first_day: 0,
  last_day: 99_991_231,
  excluded_website_ids: [],
  created_at: 5,
  ...extra,
});
const offerDocuments = [
  offer('open', {}),
  offer('today', { first_day: 20_261_121, last_day: 20_261_121 }),
  offer('over', { last_day: 20_261_120 }),
  offer('coming', { first_day: 20_261_122 }),
  offer('excluded', { excluded_website_ids: ['5', '3051'] }),
  offer('excluded-elsewhere', { excluded_website_ids: ['5'] }),
  offer('of-another-dealership', { dealership_id: 'other' }),
];

let yard: Yard;
let partsKey: string;
let offersKey: string;
beforeAll(async () => {
  yard = await openYard([]);
  const newestFirst = { default_sorting_field: 'created_at' };
  partsKey = await yard.addCollection('parts', { fields: partFields, ...newestFirst }, partDocuments);
  offersKey = await yard.addCollection('offers', { fields: offerFields, ...newestFirst }, offerDocuments);
});
afterAll(() => yard.close());

const nothing = emptySearch(collectionKinds.parts);
const searchParts = (state: SearchState, base = createPartsFilter(site)) =>
  searchCollection(
    { ...yard.server, key: partsKey },
    { collection: 'parts', kind: collectionKinds.parts, state, base },
  );

test('SRCH-15 hits, count, facets, milliseconds, pages', async () => {
  const answer = await searchParts(nothing);
  expect(answer).toMatchObject({ count: 49, pages: 3 });
  expect(answer.hits).toHaveLength(21);
  expect(answer.ms).toBeGreaterThanOrEqual(0);
  expect(answer.facets['make']?.['Toyota']).toBe(17);
});

describe('the index and the page’s own list agree', () => {
  const compare = async (state: SearchState): Promise<void> => {
    const [live, listed] = [await searchParts(state), answerFromList(collectionKinds.parts, own, state)];
    expect(live.hits.map(({ id }) => id)).toEqual(listed.hits.map(({ id }) => id));
    expect({ count: live.count, pages: live.pages, facets: live.facets }).toEqual({
      count: listed.count,
      pages: listed.pages,
      facets: listed.facets,
    });
  };
  test('for the static first page', () => compare(nothing));
  test('for any choice, commas, colons, hyphens and operators in values included', async () => {
    const subset = (values: string[]) => fc.subarray(values);
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          categories: subset(categories),
          make: subset(['Toyota', 'Kia', 'Mercedes-Benz']),
          min: fc.option(fc.integer({ min: 0, max: 500 })),
          page: fc.integer({ min: 1, max: 3 }),
        }),
        async ({ categories: chosen, make, min, page }) => {
          const lists = {
            ...(chosen.length > 0 ? { categories: chosen } : {}),
            ...(make.length > 0 ? { make } : {}),
          };
          const ranges: SearchState['ranges'] = min === null ? {} : { price: { min, max: 450 } };
          await compare({ ...nothing, page, lists, ranges });
        },
      ),
      { numRuns: 60 },
    );
  });
  test('for text that begins words', () => compare({ ...nothing, query: 'filt' }));
  test('by price, with parts without a price last', () =>
    compare({ ...nothing, sort: 'highest-price', page: 2 }));
});

test('SRCH-23 offers: of the dealership, not excluded here, running today; the build agrees', async () => {
  const { hits } = await searchCollection(
    { ...yard.server, key: offersKey },
    {
      collection: 'offers',
      kind: collectionKinds.offers,
      state: nothing,
      base: createOffersFilter(site, noon),
    },
  );
  expect(hits.map(({ id }) => id).sort()).toEqual(['excluded-elsewhere', 'open', 'today']);
  const shown = offerDocuments.filter((document) => isOfferShownOn(site, document)).map(({ id }) => id);
  expect(shown.sort()).toEqual(['coming', 'excluded-elsewhere', 'open', 'over', 'today']);
});

test('a refusal and an outage are told apart', async () => {
  await expect(searchParts(nothing, '(nothing:=`x`)')).rejects.toMatchObject({
    kind: expect.stringMatching(/rejected|not-found/) as string,
  });
  const request = { collection: 'parts', kind: collectionKinds.parts, state: nothing, base: '' };
  await expect(searchCollection({ ...yard.server, key: offersKey }, request)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(searchCollection({ ...yard.server, port: 1, key: partsKey }, request)).rejects.toMatchObject({
    kind: 'offline',
  });
});
