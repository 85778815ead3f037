import Adapter from 'typesense-instantsearch-adapter';
import { splitEither } from '#domain/search/either.ts';
import { allOf, hasAny } from '#domain/search/index-filter.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { askByWords } from './ask-by-words.ts';
import { cardFields } from '../wire/card.ts';

interface SearchRequest {
  indexName: string;
  params?: { filters?: string; facetFilters?: readonly (string | readonly string[])[] };
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
 * `filters`, parenthesised. Chosen values join it there: the adapter takes a leading hyphen for an exclusion and leaves
 * backticks as they are.
 */
export function createVehicleSearch(endpoint: SearchEndpoint): VehicleSearchClient {
  const { host, port, protocol, path, key } = endpoint;
  const { searchClient } = new Adapter({
    server: {
      apiKey: key,
      nodes: [{ host, port, protocol, path }],
      cacheSearchResultsForSeconds: 120,
    },
    additionalSearchParameters: {
      ...askByWords(endpoint),
      include_fields: cardFields.join(','),
      // Tells how large the whole collection is; nobody's business.
      exclude_fields: 'out_of',
      highlight_fields: 'none',
      highlight_full_fields: 'none',
    },
  });
  const adapted = searchClient as unknown as VehicleSearchClient;
  const translate = ({ indexName, params = {} }: SearchRequest): SearchRequest => {
    const { filters = '', facetFilters = [], ...rest } = params;
    return { indexName, params: { ...rest, filters: allOf(filters, ...facetFilters.map(writeFacetFilter)) } };
  };
  return {
    ...adapted,
    search: async (requests) => {
      const answer = await adapted.search(requests.map(translate));
      // The listing would look for the missing one and end in an error that nobody tells.
      if (answer.results.length < requests.length) throw new Error('The index left a search out.');
      return answer;
    },
  };
}

/** `field:value`, or several of one field of which one is enough, in the index's words. */
function writeFacetFilter(filter: string | readonly string[]): string {
  const pairs = [filter].flat().map((pair) => {
    const colon = pair.indexOf(':');
    return { field: pair.slice(0, colon), value: pair.slice(colon + 1) };
  });
  return hasAny(
    pairs[0]?.field ?? '',
    pairs.flatMap(({ value }) => splitEither(value)),
  );
}
