import { expect, test } from 'vitest';
import { sortLocations } from '#domain/location-order.ts';

const places = ['Nundah', 'aspley', 'Zillmere', 'Bardon'].map((name) => ({ name, slug: name.toLowerCase() }));

test.each([
  ['by name without a list', [], ['aspley', 'Bardon', 'Nundah', 'Zillmere']],
  ['by list, then by name', ['zillmere', 'nundah'], ['Zillmere', 'Nundah', 'aspley', 'Bardon']],
  ['unknown slugs do no harm', ['elsewhere', 'bardon'], ['Bardon', 'aspley', 'Nundah', 'Zillmere']],
])('LOC-02: %s', (_, slugs, names) => {
  expect(sortLocations(places, slugs).map(({ name }) => name)).toEqual(names);
});
