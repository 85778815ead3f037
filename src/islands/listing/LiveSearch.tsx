import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { InstantSearch, useConnector, useInstantSearch, type InstantSearchProps } from 'react-instantsearch';
import type { FixedRefinements } from '#domain/search/filters.ts';
import { $settledListing, failListing, receiveResult } from '#stores/listing/listing.ts';
import { createVehicleSearch } from '#stores/listing/live-search.ts';
import { connectListing } from './connect-listing.ts';
import type { ListingSite } from './listing-props.ts';
import { readResult } from './read-result.ts';
import { createSearchParameters, type SearchScope } from './search-parameters.ts';

export interface LiveSearchProps {
  site: ListingSite;
  fixed: FixedRefinements;
}

const readClock = (): number => Math.floor(Date.now() / 1_000);

/** Searches for what the listing's store says and brings the answers back; draws nothing. */
function Search({ scope }: { scope: SearchScope }) {
  const { state, attempt } = useStore($settledListing);
  const [first] = useState(() => createSearchParameters(scope, state, readClock()));
  const { ask } = useConnector(connectListing, { first });
  const { results, status, error } = useInstantSearch({ catchError: true });
  const asked = useRef({ state, attempt });
  useEffect(() => {
    const before = asked.current;
    asked.current = { state, attempt };
    // A new attempt says what it asks, too: after a failure InstantSearch goes back to the last search that was answered.
    if (before.attempt !== attempt || before.state !== state)
      ask(createSearchParameters(scope, state, readClock()));
  }, [ask, attempt, scope, state]);
  useEffect(() => {
    if (status === 'error') failListing(error);
    else if (status === 'idle' && !results.__isArtificial) receiveResult(readResult(results));
  }, [error, results, status]);
  return null;
}

/** The live part of the listing: loaded when somebody searches, or when the page is out of date. */
export function LiveSearch({ site, fixed }: LiveSearchProps) {
  const [{ client, scope }] = useState(() => ({
    client: createVehicleSearch(site.search),
    scope: { collection: site.search.collections.vehicles, stock: site.stock, fixed },
  }));
  return (
    <InstantSearch
      searchClient={client as InstantSearchProps['searchClient']}
      indexName={scope.collection}
      future={{ preserveSharedStateOnUnmount: true }}
      insights={false}
    >
      <Search scope={scope} />
    </InstantSearch>
  );
}
