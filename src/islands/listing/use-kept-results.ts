import { useEffect } from 'react';
import type { ListingState } from '#domain/listing/state.ts';
import { vehicleKind } from '#domain/listing/state.ts';
import { formatAddress } from '#domain/search/address.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { keepResults } from '#stores/listing/kept-results.ts';
import type { ListingSite } from './listing-props.ts';

interface Seen {
  site: Pick<ListingSite, 'listing'>;
  path: string;
  state: ListingState;
  /** The answer to this state; null while it is on its way. */
  result: SearchResult<CardVehicle> | null;
}

/** Keeps the results in view for the pages of their vehicles. */
export function useKeptResults({ site, path, state, result }: Seen): void {
  const { urlStyle, hitsPerPage } = site.listing;
  useEffect(() => {
    if (!result || result.hits.length === 0) return;
    const address = (page: number): string => path + formatAddress(vehicleKind, { ...state, page }, urlStyle);
    keepResults({
      search: address(1),
      href: address(result.page),
      more: result.page < result.pages ? address(result.page + 1) : null,
      before: (result.page - 1) * hitsPerPage,
      count: result.count,
      slugs: result.hits.map(({ slug }) => slug),
    });
  }, [path, state, result, urlStyle, hitsPerPage]);
}
