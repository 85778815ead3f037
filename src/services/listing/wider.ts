import { createBaseFilter, createFixedFilter, type FixedRefinements } from '#domain/search/filters.ts';
import { createChosenFilter } from '#domain/search/collection-filter.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { allOf } from '#domain/search/index-filter.ts';
import { vehicleKind, type ListingState } from '#domain/listing/state.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { askByWords } from '../search/ask-by-words.ts';
import { fetchMultiSearch } from '../search/multi-search.ts';
import { ServiceError } from '../site/errors.ts';
import { cardFields, parseCard } from '../wire/card.ts';
import { parseReadable } from '../wire/parse-readable.ts';

/** What a search finds: how many vehicles, and the first of them. */
export interface FoundVehicles {
  count: number;
  vehicles: CardVehicle[];
}

/** Vehicles of each search that come along: as many as are shown, since searches may find the same ones. */
const sample = 6;

interface Answer {
  found?: number;
  hits?: { document: object }[];
}

/**
 * What each of several listings would show at this moment (epoch seconds), by one request; null where one was not
 * answered. Throws ServiceError.
 */
export async function fetchListings(
  endpoint: SearchEndpoint,
  rules: StockRules,
  fixed: FixedRefinements,
  states: readonly ListingState[],
  now: number,
): Promise<(FoundVehicles | null)[]> {
  const base = allOf(createBaseFilter(rules, now), createFixedFilter(fixed));
  const searches = states.map((state) => ({
    collection: endpoint.collections.vehicles,
    q: state.query || '*',
    ...askByWords(endpoint),
    filter_by: createChosenFilter(vehicleKind, state, base),
    per_page: sample,
    include_fields: cardFields.join(','),
    highlight_fields: 'none',
  }));
  const answer = (await fetchMultiSearch(endpoint, JSON.stringify({ searches }))) as {
    results?: Answer[];
  } | null;
  if (!Array.isArray(answer?.results))
    throw new ServiceError('unreadable', 'The index answered an unreadable list.');
  return answer.results.map(({ found, hits }) =>
    typeof found === 'number' && Array.isArray(hits)
      ? {
          count: found,
          vehicles: parseReadable(
            hits.map(({ document }) => document),
            parseCard,
          ),
        }
      : null,
  );
}
