import { useEffect, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider, type InstantSearchProps } from 'react-instantsearch';
import { listFacets } from '#domain/facets.ts';
import type { ListingState } from '#domain/listing-state.ts';
import { createVehicleSearch, type VehicleSearchClient } from '#stores/listing.ts';
import type { ListingProps } from './listing-props.ts';
import { ListingView } from './ListingView.tsx';
import { createListingRouter } from './router.ts';
import { createUiState, readUiState, type UiState } from './ui-state.ts';

export interface ListingSearchProps extends ListingProps {
  /** Takes over the first page as built; false starts from the address. */
  baked: boolean;
  /** Another client than the live index; the build brings one that answers from stock at hand. */
  searchClient?: VehicleSearchClient;
}

/** One InstantSearch around the listing. */
export function ListingSearch({ baked, searchClient, ...listing }: ListingSearchProps) {
  const { site, path, serverState } = listing;
  const collection = site.search.collections.vehicles;
  const [client] = useState(
    () =>
      searchClient ??
      createVehicleSearch(site.search, {
        facetFields: listFacets.map(({ field }) => field),
        pricedOnlyCheapestFirst: site.stock.hideUnpricedWhenCheapestFirst ? 'price' : null,
      }),
  );
  const [router] = useState(() =>
    createListingRouter({ path, style: site.stock.urlStyle, readsAddress: !baked }),
  );
  // InstantSearch leaves a search that it took over from the build running when it is unmounted.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <InstantSearchSSRProvider {...(baked && serverState ? serverState : {})}>
      <InstantSearch<UiState, ListingState>
        searchClient={client as InstantSearchProps['searchClient']}
        indexName={collection}
        routing={{
          router,
          stateMapping: {
            stateToRoute: (uiState) => readUiState(uiState, collection),
            routeToState: (state) => createUiState(state, collection),
          },
        }}
        future={{ preserveSharedStateOnUnmount: true }}
        insights={false}
      >
        <ListingView {...listing} />
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}
