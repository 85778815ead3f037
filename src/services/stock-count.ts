import * as v from 'valibot';
import { createBaseFilter, createFixedFilter, type FixedRefinements } from '#domain/filters.ts';
import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import type { StockRules } from '#domain/stock-rules.ts';
import { ServiceError } from './errors.ts';
import { fetchJson } from './http.ts';
import { createIndexUrl } from './index-url.ts';

/** What is counted; prices in dollars. */
export interface StockQuestion {
  fixed: FixedRefinements;
  bodies: readonly string[];
  /** Above `over`, up to and including `upTo`. */
  price: { over: number; upTo: number };
}

const answer = v.object({ found: v.number() });
const quote = (value: string): string => `\`${value.replaceAll('`', '')}\``;

/** How many vehicles a listing with these filters would show at this moment (epoch seconds). Throws ServiceError. */
export async function fetchStockCount(
  endpoint: SearchEndpoint,
  rules: StockRules,
  { fixed, bodies, price }: StockQuestion,
  now: number,
): Promise<number> {
  const filter = [
    createBaseFilter(rules, now),
    createFixedFilter(fixed),
    bodies.length > 0 ? `simple_body:=[${bodies.map(quote).join(',')}]` : '',
    `price:>${price.over}`,
    `price:<=${price.upTo}`,
  ];
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: '*',
    query_by: 'name',
    filter_by: filter.filter(Boolean).join(' && '),
    per_page: 0,
  });
  const parsed = v.safeParse(answer, await fetchJson(url, { timeout: 5_000, retries: 1 }));
  if (parsed.success) return parsed.output.found;
  throw new ServiceError('unreadable', 'The index did not say how many vehicles there are.');
}
