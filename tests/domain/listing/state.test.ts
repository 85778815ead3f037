import { expect, test } from 'vitest';
import { emptyListing, vehicleKind, type ListingState } from '#domain/listing/state.ts';
import { chooseRange, clearSearch, countChosen, toggleValue as toggle } from '#domain/search/state.ts';

const state = (given: Partial<ListingState>): ListingState => ({ ...emptyListing, ...given });
const toggleValue = (
  before: ListingState,
  facet: Parameters<typeof toggle<ListingState>>[2],
  value: string,
): ListingState => toggle(before, vehicleKind, facet, value);
const make = { key: 'make', widget: 'list' } as const;

test('REF-06 any change of a filter leads to the first page', () => {
  expect(toggleValue(state({ page: 4 }), make, 'Kia').page).toBe(1);
  expect(chooseRange(state({ page: 4 }), 'price', { min: 1, max: null }).page).toBe(1);
  expect(clearSearch(state({ page: 4, query: 'ute', sort: 'latest' }))).toEqual(state({ sort: 'latest' }));
});

test('a value is added and taken back; nothing chosen leaves nothing behind', () => {
  const two = toggleValue(toggleValue(emptyListing, make, 'Kia'), make, 'Mazda');
  expect(two.lists).toEqual({ make: ['Kia', 'Mazda'] });
  expect(toggleValue(toggleValue(two, make, 'Kia'), make, 'Mazda')).toEqual(emptyListing);
});

test('REF-15 a single choice takes the place of the former one', () => {
  const single = { key: 'make', widget: 'single' } as const;
  expect(toggleValue(toggleValue(emptyListing, single, 'Kia'), single, 'Mazda').lists).toEqual({
    make: ['Mazda'],
  });
});

test('REF-11 models go with the last make that they belong to', () => {
  const chosen = state({ lists: { make: ['Kia', 'Mazda'], model: ['CX-5'], body: ['SUV'] } });
  const one = toggleValue(chosen, make, 'Kia');
  expect(one.lists.model).toEqual(['CX-5']);
  expect(toggleValue(one, make, 'Mazda').lists).toEqual({ body: ['SUV'] });
});

test('a range that is open on both sides is none', () => {
  const one = chooseRange(emptyListing, 'km', { min: null, max: 80_000 });
  expect(countChosen(one)).toBe(1);
  expect(chooseRange(one, 'km', { min: null, max: null })).toEqual(emptyListing);
});
