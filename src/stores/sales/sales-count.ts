import { readLocalTime } from '#domain/location/open-now.ts';
import { countSyntheticSales, monthOf, type SalesRules } from '#domain/sales/sales-counter.ts';
import { fetchSalesCount } from '#services/sales/sales-count.ts';

export interface SalesSource {
  mode: SalesRules['mode'];
  /** Null where there is no dealer API. */
  apiUrl: string | null;
  dealershipId: string;
  timezone: string;
}

/**
 * Sales of this month (SALES-01, SALES-02); null when they are unknown, or counted since another month. Shoppers do not
 * see a failure; the console does. `now` is epoch milliseconds.
 */
export async function readSales(
  { mode, apiUrl, dealershipId, timezone }: SalesSource,
  now = Date.now(),
): Promise<number | null> {
  if (mode === 'synthetic') return countSyntheticSales(now / 1000);
  if (apiUrl === null) return null;
  try {
    const { count, since } = await fetchSalesCount(apiUrl, dealershipId);
    return monthOf(since) === monthOf(readLocalTime(now / 1000, timezone).date) ? count : null;
  } catch (error) {
    console.info('Sales could not be counted.', error);
    return null;
  }
}
