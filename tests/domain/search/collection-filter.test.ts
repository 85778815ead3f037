import { expect, test } from 'vitest';
import { createChosenFilter, createOffersFilter, dayNumber } from '#domain/search/collection-filter.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { emptySearch } from '#domain/search/state.ts';

const site = {
  websiteId: '3051',
  slug: 'harbour',
  dealershipIds: ['HT4163'],
  timezone: 'Australia/Brisbane',
};
/** 24 December 2026, 15:00 UTC: already Christmas in Brisbane, not yet in Perth. */
const eve = Date.UTC(2026, 11, 24, 15) / 1000;

test('SRCH-23 offers: own dealership, not excluded here, running today in the dealer’s zone', () => {
  expect(createOffersFilter(site, eve)).toBe(
    '(dealership_id:=`HT4163` && excluded_website_ids:!=[3051,`harbour`] && first_day:<=20261225 && last_day:>=20261225)',
  );
});

test('SRCH-23 offers of further dealerships are shown where the site has several', () => {
  expect(createOffersFilter({ ...site, dealershipIds: ['HT4163', 'kia'] }, eve)).toContain(
    '(dealership_id:=[`HT4163`,`kia`] && ',
  );
});

test('LEGAL 9 today is the dealer’s own', () => {
  expect(dayNumber('Australia/Brisbane', eve)).toBe(20_261_225);
  expect(dayNumber('Australia/Perth', eve)).toBe(20_261_224);
});

test('values of one facet are alternatives, facets narrow each other, operators in values stay harmless', () => {
  const state = {
    ...emptySearch(collectionKinds.parts),
    lists: { categories: ['Wheels, tyres', 'A` || price:>0'], make: ['Kia'] },
    ranges: { price: { min: 10, max: null } },
  };
  const filter = createChosenFilter(collectionKinds.parts, state, '(a:=`b`)');
  expect(filter).toBe(
    '(a:=`b`) && category:=[`Wheels, tyres`,`A || price:>0`] && make:=[`Kia`] && price:>=10',
  );
});

test('a facet can be left out, to count what else it offers', () => {
  const state = { ...emptySearch(collectionKinds.parts), lists: { categories: ['Care'], make: ['Kia'] } };
  const make = collectionKinds.parts.lists.find(({ key }) => key === 'make');
  expect(createChosenFilter(collectionKinds.parts, state, '', make)).toBe('category:=[`Care`]');
});
