import * as v from 'valibot';
import { priceField } from '#domain/vehicle/price.ts';
import { createSimilarFilter, createSimilarQueries, similarHits } from '#domain/vehicle/similar.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { CardVehicle, Vehicle } from '#domain/vehicle/vehicle.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchMultiSearch } from '../search/multi-search.ts';
import { cardFields, parseCard } from '../wire/card.ts';

const answer = v.object({
  results: v.array(v.object({ hits: v.array(v.object({ document: v.unknown() })) })),
});

/** The vehicle without what its index cannot be asked about. */
const asFarAsKnown = (vehicle: Vehicle, { missing }: SearchEndpoint): Vehicle => ({
  ...vehicle,
  body: missing.vehicles.includes('simple_body') ? null : vehicle.body,
  ...(missing.vehicles.includes(priceField) ? { price: null, offerPrice: null } : {}),
});

/**
 * All hits of the queries for similar vehicles, in one request with ten hits each (VDP-23). A vehicle may appear twice.
 * Throws ServiceError.
 */
export async function fetchSimilarVehicles(
  endpoint: SearchEndpoint,
  vehicle: Vehicle,
  rules: Pick<StockRules, 'excludedMakes'>,
): Promise<CardVehicle[]> {
  const searches = createSimilarQueries(asFarAsKnown(vehicle, endpoint)).map((query) => ({
    collection: endpoint.collections.vehicles,
    q: '*',
    query_by: 'name',
    filter_by: createSimilarFilter(query, rules),
    ...(endpoint.missing.vehicles.includes('created_at') ? {} : { sort_by: 'created_at:desc' }),
    per_page: similarHits,
    include_fields: cardFields.join(),
    exclude_fields: 'out_of',
    highlight_fields: 'none',
  }));
  const body = await fetchMultiSearch(endpoint, JSON.stringify({ searches }));
  try {
    return v
      .parse(answer, body)
      .results.flatMap(({ hits }) => hits.map(({ document }) => parseCard(document)));
  } catch (cause) {
    throw new ServiceError('unreadable', 'The index answered unreadable vehicles.', { cause });
  }
}
