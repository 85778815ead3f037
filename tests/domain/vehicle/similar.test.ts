import { describe, expect, test } from 'vitest';
import {
  chooseSimilar,
  createSimilarFilter,
  createSimilarQueries,
  findPriceReach,
} from '#domain/vehicle/similar.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

test.each([
  [0, 10_000],
  [49_999, 10_000],
  [50_000, 25_000],
  [120_000, 25_000],
])('VDP-23 a price of %i reaches %i in either direction', (price, reach) => {
  expect(findPriceReach(price)).toBe(reach);
});

const hilux = fixtureVehicle(1, { make: 'Toyota', model: 'HiLux', simple_body: 'Ute', price: 52_000 });

describe('queries', () => {
  test('VDP-23 same model, same body, same make; each in stock and near in price', () => {
    const filters = createSimilarQueries(hilux).map((query) =>
      createSimilarFilter(query, { excludedMakes: ['Suzuki'] }),
    );
    const shared = 'show_on_dealer_website:=true && status:=`in_stock` && make:!=[`Suzuki`]';
    expect(filters).toEqual([
      `${shared} && make:=\`Toyota\` && model:=\`HiLux\` && effective_price:>=27000 && effective_price:<=77000`,
      `${shared} && simple_body:=\`Ute\` && effective_price:>=27000 && effective_price:<=77000`,
      `${shared} && make:=\`Toyota\` && effective_price:>=27000 && effective_price:<=77000`,
    ]);
  });
  test('without a price every price is near, without a body none is asked for', () => {
    const queries = createSimilarQueries(fixtureVehicle(1, { price: null, simple_body: null }));
    expect(queries).toHaveLength(2);
    expect(queries.every(({ price }) => price === null)).toBe(true);
  });
});

describe('VDP-24 what is shown', () => {
  const other = (id: number, model: string, price: number) =>
    fixtureVehicle(id, { make: 'Toyota', model, simple_body: 'Ute', price });
  test('the same model first, then the nearest in price; each once, never itself', () => {
    const found = [
      other(2, 'Prado', 52_100),
      other(3, 'HiLux', 60_000),
      hilux,
      other(3, 'HiLux', 60_000),
      other(4, 'HiLux', 51_000),
    ];
    expect(chooseSimilar(hilux, found, 6).map(({ id }) => id)).toEqual(['v4', 'v3', 'v2']);
  });
  test('at most 6, whatever is asked for', () => {
    const found = Array.from({ length: 20 }, (_, index) => other(index + 2, 'HiLux', 50_000 + index));
    expect(chooseSimilar(hilux, found, 99)).toHaveLength(6);
    expect(chooseSimilar(hilux, found, 3)).toHaveLength(3);
  });
});
