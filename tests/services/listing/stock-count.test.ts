import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { fetchStockCount } from '#services/listing/stock-count.ts';
import { createDocument, openYard, type Yard } from '../search/yard.ts';

const now = 1_760_000_000;
const rules = { soldWindowDays: 3, excludedMakes: ['Suzuki'] } as unknown as StockRules;

let yard: Yard;
beforeAll(async () => {
  yard = await openYard([
    createDocument({ id: 'cheap', price: 1_000 }),
    createDocument({ id: 'ute', price: 20_000 }),
    createDocument({ id: 'suv', price: 30_000, simple_body: 'SUV', car_type: 'new' }),
    createDocument({ id: 'dear', price: 90_000 }),
    createDocument({ id: 'gone', price: 20_000, status: 'sold', sold_date_timestamp: now - 9 * 86_400 }),
    createDocument({ id: 'excluded', price: 20_000, make: 'Suzuki' }),
    createDocument({ id: 'unpriced', price: null }),
  ]);
});
afterAll(() => yard.close());

const count = (question: Partial<Parameters<typeof fetchStockCount>[2]>): Promise<number> =>
  fetchStockCount(
    yard.endpoint,
    rules,
    { fixed: {}, bodies: [], price: { over: 1_000, upTo: 54_000 }, ...question },
    now,
  );

test('BUDG-05 counts what the listing would show above 1,000', async () => expect(await count({})).toBe(2));
test('BUDG-07 of the chosen bodies', async () => expect(await count({ bodies: ['SUV'] })).toBe(1));
test('of one condition', async () => expect(await count({ fixed: { carType: ['used'] } })).toBe(1));
test('BUDG-04 may be none', async () => expect(await count({ price: { over: 1_000, upTo: 2_000 } })).toBe(0));
