import * as v from 'valibot';
import { fetchJson } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

const answer = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  since: v.pipe(v.string(), v.isoDate()),
});

/** Vehicles that a dealership has sold since a day, 'YYYY-MM-DD'. */
export type SalesCount = v.InferOutput<typeof answer>;

/** Asks the dealer API how many vehicles were sold this month (SALES-02). Throws ServiceError. */
export async function fetchSalesCount(apiUrl: string, dealershipId: string): Promise<SalesCount> {
  const url = new URL(`${apiUrl}/sales-count`);
  url.searchParams.set('dealership', dealershipId);
  const body = await fetchJson(url, { timeout: 5_000 });
  return parseAnswer(answer, body, 'The count of sales is not a number since a day:');
}
