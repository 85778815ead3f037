import { expect, test } from 'vitest';
import { nameWithSuburb } from '#domain/location/name-with-suburb.ts';
import { aLocation } from './a-location.ts';

test.each([
  ['Good Motors', 'Good Motors, Nundah'],
  ['Good Motors NUNDAH', 'Good Motors NUNDAH'],
])('a suburb is said once: %s', (name, told) => {
  const { address } = aLocation({});
  expect(nameWithSuburb({ name, address: { ...address, suburb: 'Nundah' } })).toBe(told);
});
