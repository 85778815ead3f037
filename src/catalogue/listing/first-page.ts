import { countFacetValues } from '#domain/listing/facet-values.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import { listCountedFacets } from '#domain/listing/offered-facets.ts';
import { emptyListing } from '#domain/listing/state.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { packCard, type PackedCard } from '#domain/vehicle/packed-card.ts';

/**
 * Answers a listing's first, unrefined search from stock that is already at hand, as the index would: newest first,
 * card fields only, counts of every value of the facets on show. Building hundreds of listings asks the index nothing.
 *
 * @param vehicles what the page's own filter lets through, in order
 */
export function createFirstPage(
  vehicles: readonly Vehicle[],
  rules: ListingRules,
  fixed: FixedRefinements,
): SearchResult<PackedCard> {
  const counted = listCountedFacets(rules, fixed, emptyListing);
  return {
    hits: vehicles.slice(0, rules.hitsPerPage).map(packCard),
    count: vehicles.length,
    facets: Object.fromEntries(counted.map(({ key }) => [key, countFacetValues(vehicles, key)])),
    ms: 0,
    page: 1,
    pages: Math.ceil(vehicles.length / rules.hitsPerPage),
  };
}
