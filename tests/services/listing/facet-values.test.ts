import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVehicleSearch } from '#services/search/typesense.ts';
import { createDocument, openYard, type Yard } from '../search/yard.ts';

/** Values that dealers really write, and those that break careless filters. */
const awkward = [
  'GT: Line', 'GT Sport, 4x4', 'a`b', '`', '``x``', '-Line', '--', '&& make:=Kia', 'x || price:>0', '(Pack)', '[2]', 'Élan', 'elan vital',
  '3', '308', 'C-Class', 'CClass', '4X2 / 4X4', 'M*', '*', '>=5', '!= x', ':', 'R-Line:', "D'Este", '“S”', '100 %', 'true', '1..9', '\\', '\\`', 'Ñandú', '日本', '🚗 GT',
]; // oxfmt-ignore

/** Words as an index of this kind compares them: without case, accents and signs. */
const words = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

const alphabet = [...'abzAZ019éÜ`:,-&|()[]\'"/*!=<>. %$#~\\'];
const written = fc.sample(
  fc
    .array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join('').trim())
    .filter(Boolean),
  { numRuns: 150, seed: 7 },
);
const values = [...new Set([...awkward, ...written])];

let yard: Yard;
beforeAll(async () => {
  yard = await openYard(
    values.map((badge, index) => createDocument({ id: `v${index}`, badge, created_at: index })),
  );
}, 60_000);
afterAll(() => yard.close());

async function find(facetFilters: (string | string[])[]): Promise<string[]> {
  const client = createVehicleSearch(yard.endpoint);
  const params = { filters: '(show_on_dealer_website:=true)', facetFilters, hitsPerPage: 250 };
  const { results } = await client.search([{ indexName: 'vehicles', params }]);
  const [{ hits }] = results as [{ hits: { badge: string }[] }];
  return hits.map(({ badge }) => badge).sort();
}

describe('any value of a facet, through the adapter and a real index', () => {
  const searchable = values.filter((value) => words(value) !== '');

  test.each(searchable.map((value) => [value]))('%j finds exactly its documents', async (value) => {
    const same = values.filter((other) => words(other) === words(value)).sort();
    expect(await find([[`badge:${value}`]])).toEqual(same);
  });

  test('several values find the documents of each', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...searchable), { minLength: 1, maxLength: 6 }),
        async (some) => {
          const wanted = new Set(some.map(words));
          const same = values.filter((other) => wanted.has(words(other))).sort();
          expect(await find([some.map((value) => `badge:${value}`)])).toEqual(same);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a value of signs alone is no error and opens nothing else', async () => {
    for (const value of values.filter((one) => words(one) === ''))
      expect(await find([[`badge:${value}`]])).toEqual([]);
  });

  test('all of several values', async () => {
    expect(await find(['badge:GT: Line', 'make:Toyota'])).toEqual(['GT: Line']);
    expect(await find(['badge:GT: Line', 'make:Kia'])).toEqual([]);
  });
});
