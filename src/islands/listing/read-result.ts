import type { useInstantSearch } from 'react-instantsearch';
import { listFacets } from '#domain/listing/facets.ts';
import type { FacetCounts, SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { readHits } from '#stores/listing/live-search.ts';

type Results = ReturnType<typeof useInstantSearch>['results'];

/** InstantSearch's results as the listing knows them (SRCH-15). */
export function readResult({
  hits,
  nbHits,
  nbPages,
  page,
  processingTimeMS,
  facets,
  disjunctiveFacets,
}: Results): SearchResult<CardVehicle> {
  const counts = new Map<string, FacetCounts>();
  for (const { name, data } of [...facets, ...disjunctiveFacets]) counts.set(name, data as FacetCounts);
  return {
    hits: readHits(hits),
    count: nbHits,
    page: page + 1,
    pages: nbPages,
    ms: processingTimeMS,
    facets: Object.fromEntries(
      listFacets.flatMap(({ key, field }) => {
        const known = counts.get(field);
        return known ? [[key, known]] : [];
      }),
    ),
  };
}
