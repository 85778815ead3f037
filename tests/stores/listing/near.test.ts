import { expect, test } from 'vitest';
import { $near, findNear } from '#stores/listing/near.ts';

const locations = [
  { name: 'Ballarat', postcode: '3355', point: { latitude: -37.5243, longitude: 143.8241 } },
  { name: 'Parramatta', postcode: '2150', point: null },
];
const table = { name: 'table' } as const;

test.each([
  ['FORM-13 nothing typed', '', 'invalid'],
  ['FORM-13 three digits', '215', 'invalid'],
  ['FORM-13 a thousands separator', '2,150', 'invalid'],
  ['FORM-14 no such postcode', '9999', 'unknown'],
])('%s', async (_, typed, status) => {
  await findNear(table, typed, locations);
  expect($near.get()).toMatchObject({ status, locations: [] });
});

test('LOC-09 a postcode brings the nearest location to the front; one without coordinates stands at its postcode', async () => {
  await findNear(table, ' 2000 ', locations);
  expect($near.get()).toMatchObject({ status: 'found', postcode: '2000' });
  expect($near.get().locations.map(({ name }) => name)).toEqual(['Parramatta', 'Ballarat']);
  await findNear(table, '3350', locations);
  expect($near.get().locations[0]).toEqual({ name: 'Ballarat', kilometres: 5 });
});

test('a service that does not answer is said to be the trouble, not the postcode', async () => {
  await findNear({ name: 'http', url: 'http://127.0.0.1:1/', key: null }, '2000', locations);
  expect($near.get().status).toBe('failed');
});
