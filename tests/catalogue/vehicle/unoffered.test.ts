import { expect, test } from 'vitest';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { tellUnoffered } from '#catalogue/vehicle/unoffered.ts';
import type { Site } from '#domain/site/site.ts';
import { goodDealer, loadTexts } from '../../config/directory.ts';
import { fixtureDocument } from '../../integration/fixture-target.ts';

const settings = (
  reserve: string,
  minPrice: number,
): string => `${goodDealer}services: { api: { url: https://api.good.example } }
reserve: { mode: checkout, eligible: ${reserve} }
tradeIn: { minPrice: ${minPrice} }
`;

/** What the report says of vehicles at these prices. */
async function tell(reserve: string, minPrice: number, ...prices: number[]): Promise<string[]> {
  const { dealers, printed } = await loadTexts({ 'a.yaml': settings(reserve, minPrice) });
  const site = dealers[0]?.site as Site | undefined;
  if (!site) throw new Error(printed);
  const vehicles = prices.map((price, index) =>
    fixtureDocument(index, { price, car_type: 'used', status: 'in_stock' }),
  );
  const catalogue = createCatalogue(site, { vehicles, offers: [], parts: [] }, 1_750_000_000).catalogue;
  expect(catalogue.vehicles).toHaveLength(prices.length);
  return tellUnoffered(catalogue.vehicles, site);
}

test('RSV-01 TRADE-01 a least price that no vehicle reaches is told, with the dearest', async () => {
  expect(await tell('{ minPrice: 90000 }', 80_000, 20_000, 30_000)).toEqual([
    'Reserve: no vehicle has the button. reserve.eligible.minPrice is $90,000, and the dearest that could have it costs $30,000.',
    'Trade-in: no vehicle has the button. tradeIn.minPrice is $80,000, and the dearest that could have it costs $30,000.',
  ]);
  expect(await tell('{ minPrice: 30000 }', 29_999, 20_000, 30_000)).toEqual([]);
});

test('RSV-01 other rules that no vehicle meets are told; an empty stock is not', async () => {
  expect(await tell('{ carTypes: [new] }', 0, 20_000)).toEqual([
    'Reserve: no vehicle has the button, because none for sale with a price meets what reserve.eligible asks for.',
  ]);
  expect(await tell('{ carTypes: [new] }', 0)).toEqual([]);
});
