import { createBaseFilter, createFixedFilter, type FixedRefinements } from '#domain/search/filters.ts';
import { allOf, hasAny, isAbove, isAtMost } from '#domain/search/index-filter.ts';
import { priceField } from '#domain/vehicle/price.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { searchVehicles } from '../search/vehicle-search.ts';

/** What is counted; prices in dollars. */
export interface StockQuestion {
  fixed: FixedRefinements;
  bodies: readonly string[];
  /** Above `over`, up to and including `upTo`. */
  price: { over: number; upTo: number };
}

/** How many vehicles a listing with these filters would show at this moment (epoch seconds). Throws ServiceError. */
export async function fetchStockCount(
  endpoint: SearchEndpoint,
  rules: StockRules,
  { fixed, bodies, price }: StockQuestion,
  now: number,
): Promise<number> {
  const filter = allOf(
    createBaseFilter(rules, now),
    createFixedFilter(fixed),
    bodies.length > 0 ? hasAny('simple_body', bodies) : '',
    isAbove(priceField, price.over),
    isAtMost(priceField, price.upTo),
  );
  const { found } = await searchVehicles(endpoint, { filter_by: filter, per_page: 0 }, 1);
  return found;
}
