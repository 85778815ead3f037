import Adapter from 'typesense-instantsearch-adapter';
import type { SearchEndpoint } from '#domain/site.ts';
import { cardFields } from './wire/card.ts';
import { vehicleQueryFields } from './wire/collections.ts';

interface SearchRequest {
  indexName: string;
  params?: { filters?: string };
}

/** The part of an InstantSearch client that a listing uses. */
export interface VehicleSearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: unknown[] }>;
  clearCache: () => void;
}

/**
 * The search client of the vehicle listing: InstantSearch requests in, the index's answers out, each hit a document
 * with the fields that a card shows.
 *
 * No `filter_by` here: the adapter drops it as soon as anything is refined. The base filter belongs in
 * `<Configure filters>`, parenthesised.
 *
 * @param options.facetFields every string field that can be refined; without it a value with a colon breaks the filter
 * @param options.pricedOnlyCheapestFirst price field that must be above 0 when the cheapest come first (SRCH-07)
 */
export function createVehicleSearch(
  endpoint: SearchEndpoint,
  options: { facetFields: string[]; pricedOnlyCheapestFirst: string | null },
): VehicleSearchClient {
  const { facetFields, pricedOnlyCheapestFirst: price } = options;
  const { host, port, protocol, path, key } = endpoint;
  const { searchClient } = new Adapter({
    server: {
      apiKey: key,
      nodes: [{ host, port, protocol, path }],
      cacheSearchResultsForSeconds: 120,
    },
    additionalSearchParameters: {
      query_by: vehicleQueryFields.join(','),
      include_fields: cardFields.join(','),
      // Tells how large the whole collection is; nobody's business.
      exclude_fields: 'out_of',
      highlight_fields: 'none',
      highlight_full_fields: 'none',
      sort_by: '_text_match:desc,created_at:desc',
    },
    facetableFieldsWithSpecialCharacters: facetFields,
  });
  const adapted = searchClient as unknown as VehicleSearchClient;
  if (price === null) return adapted;
  const addPrice = (request: SearchRequest): SearchRequest => {
    if (!request.indexName.endsWith(`/sort/${price}:asc`)) return request;
    const filters = [request.params?.filters, `${price}:>0`].filter(Boolean).join(' && ');
    return { ...request, params: { ...request.params, filters } };
  };
  return { ...adapted, search: (requests) => adapted.search(requests.map(addPrice)) };
}
