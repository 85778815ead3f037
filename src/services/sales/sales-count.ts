import type * as v from 'valibot';
import { salesCount } from '#contract/answers/sales-count.ts';
import { fetchJson } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

/** Vehicles that a dealership has sold since a day, 'YYYY-MM-DD'. */
export type SalesCount = v.InferOutput<typeof salesCount>;

/** Asks the dealer API how many vehicles were sold this month (SALES-02). Throws ServiceError. */
export async function fetchSalesCount(apiUrl: string, dealershipId: string): Promise<SalesCount> {
  const url = new URL(`${apiUrl}/sales-count`);
  url.searchParams.set('dealership', dealershipId);
  const body = await fetchJson(url, { timeout: 5_000 });
  return parseAnswer(salesCount, body);
}
