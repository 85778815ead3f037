import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUnderstoodFilter } from '#domain/words/filter.ts';
import { understandQuery } from '#domain/words/understand.ts';
import { fetchSuggestedVehicles } from '#services/words/suggestions.ts';
import { reader } from '../../domain/words/yard.ts';
import { createDocument, openYard, type Yard } from '../search/yard.ts';

let yard: Yard;
beforeAll(async () => {
  yard = await openYard([
    createDocument({ id: 'a1', price: 39_000, simple_fuel: 'Diesel' }),
    createDocument({ id: 'a2', price: 45_000, simple_fuel: 'Diesel' }),
    createDocument({ id: 'a3', price: 30_000, simple_fuel: 'Petrol' }),
    createDocument({ id: 'a4', price: 20_000, make: 'Mazda', model: '3', name: '2020 Mazda 3', seats: 5 }),
    createDocument({ id: 'a5', price: 20_000, seats: 7, badge: 'Rogue', name: '2020 Toyota HiLux Rogue' }),
  ]);
});
afterAll(() => yard.close());

test.each([
  ['hilux diesel under 40k', ['a1', 'a5']],
  ['mazda 3', ['a4']],
  ['7 seats', ['a5']],
  ['between 40 and 50k', ['a2']],
  ['hilux rogue', ['a5']],
  ['hilux rouge', ['a5']],
])('SRCH-09 %s finds %j', async (typed, ids) => {
  const understood = understandQuery(typed, reader);
  const filter = createUnderstoodFilter(understood);
  const found = await fetchSuggestedVehicles(yard.endpoint, { text: understood.text, filter, most: 4 });
  expect(found.vehicles.map(({ id }) => id).sort()).toEqual(ids);
  expect(found.total).toBe(ids.length);
});
