import { expect, test } from 'vitest';
import { findColumns, sortLocations } from '#domain/location/order.ts';

const locations = ['Nundah', 'aspley', 'Zillmere', 'Bardon'].map((name) => ({
  name,
  slug: name.toLowerCase(),
}));

test.each([
  ['by name without a list', [], ['aspley', 'Bardon', 'Nundah', 'Zillmere']],
  ['by list, then by name', ['zillmere', 'nundah'], ['Zillmere', 'Nundah', 'aspley', 'Bardon']],
  ['unknown slugs do no harm', ['elsewhere', 'bardon'], ['Bardon', 'aspley', 'Nundah', 'Zillmere']],
])('LOC-02: %s', (_, slugs, names) => {
  expect(sortLocations(locations, slugs).map(({ name }) => name)).toEqual(names);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
])('LOC-04: %i locations stand %i side by side', (locations, columns) => {
  expect(findColumns(locations)).toBe(columns);
});
