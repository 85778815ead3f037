import { InstantSearch, useConnector, type InstantSearchProps } from 'react-instantsearch';
import type { ListingState } from '#domain/listing/state.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleSearch } from '#stores/listing/live-search.ts';
import type { ListingProps } from './listing-props.ts';
import { createLiveLine, type LiveLine } from './live-line.ts';
import { createSearchParameters } from './search-parameters.ts';

/** The live part of a listing: loaded when somebody searches, or when the page is out of date. */
export interface Live {
  /** Answers once it is mounted; rejects as the search client does. */
  ask: (state: ListingState) => Promise<SearchResult<CardVehicle>>;
  mount: LiveSearchProps;
}

export interface LiveSearchProps {
  collection: string;
  client: InstantSearchProps['searchClient'];
  line: LiveLine;
}

export function createLive({ site, fixed }: Pick<ListingProps, 'site' | 'fixed'>): Live {
  const collection = site.search.collections.vehicles;
  const line = createLiveLine();
  const scope = { collection, stock: site.stock, listing: site.listing, fixed };
  const client = createVehicleSearch(site.search) as InstantSearchProps['searchClient'];
  return {
    ask: (state) => line.ask(createSearchParameters(scope, state, Math.floor(Date.now() / 1_000))),
    mount: { collection, client, line },
  };
}

function Line({ line }: Pick<LiveSearchProps, 'line'>) {
  useConnector(line.connector, {});
  return null;
}

/** Searches for what is asked on its line; draws nothing. */
export const LiveSearch = ({ collection, client, line }: LiveSearchProps) => (
  <InstantSearch
    searchClient={client}
    indexName={collection}
    future={{ preserveSharedStateOnUnmount: true }}
    insights={false}
  >
    <Line line={line} />
  </InstantSearch>
);
