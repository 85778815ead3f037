import Adapter from 'typesense-instantsearch-adapter';
import type { SearchEndpoint } from '#domain/site.ts';
import { cardFields } from './wire/card.ts';
import { vehicleQueryFields } from './wire/collections.ts';

export type VehicleSearchClient = ReturnType<typeof createVehicleSearch>;

/**
 * The search client of the vehicle listing: InstantSearch requests in, the index's answers out, each hit a document
 * with the fields that a card shows.
 *
 * No `filter_by` here: the adapter drops it as soon as anything is refined. The base filter belongs in
 * `<Configure filters>`, parenthesised.
 *
 * @param facetFields every string field that can be refined; without it a value with a colon breaks the filter
 */
export function createVehicleSearch(endpoint: SearchEndpoint, facetFields: string[]) {
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
  return searchClient;
}
