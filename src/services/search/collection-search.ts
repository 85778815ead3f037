import * as v from 'valibot';
import { chosenFacets, createChosenFilter } from '#domain/search/collection-filter.ts';
import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { SearchState } from '#domain/search/state.ts';
import { ServiceError } from '../site/errors.ts';
import { classifyStatus } from '../site/status.ts';
import type { IndexEndpoint } from './index-url.ts';
import { fetchMultiSearch } from './multi-search.ts';
import { parseAnswer } from '../site/parse-answer.ts';

const result = v.object({
  found: v.number(),
  search_time_ms: v.optional(v.number(), 0),
  hits: v.array(v.object({ document: v.record(v.string(), v.unknown()) })),
  facet_counts: v.optional(
    v.array(
      v.object({
        field_name: v.string(),
        counts: v.array(v.object({ value: v.string(), count: v.number() })),
      }),
    ),
    [],
  ),
});
type Result = v.InferOutput<typeof result>;

const refusal = v.object({ code: v.number(), error: v.string() });
const answers = v.object({ results: v.array(v.union([refusal, result])) });

export interface CollectionRequest {
  collection: string;
  kind: CollectionKind;
  state: SearchState;
  /** The page's own filter, parenthesised. */
  base: string;
}

/** One search for the hits, and one for each facet with a choice, which counts its other values (REF-15). */
function createSearches({ collection, kind, state, base }: CollectionRequest): Record<string, unknown>[] {
  const shared = {
    collection,
    q: state.query || '*',
    query_by: kind.queryFields.join(),
    max_facet_values: 150,
    exclude_fields: 'out_of',
    highlight_fields: 'none',
  };
  const sort = kind.sorts[state.sort];
  const hits = {
    ...shared,
    filter_by: createChosenFilter(kind, state, base),
    facet_by: kind.lists.map(({ field }) => field).join(),
    page: state.page,
    per_page: kind.hitsPerPage,
    ...(sort ? { sort_by: sort } : { sort_by: '_text_match:desc,created_at:desc' }),
  };
  const alternatives = chosenFacets(kind, state).map((facet) => ({
    ...shared,
    filter_by: createChosenFilter(kind, state, base, facet),
    facet_by: facet.field,
    page: 1,
    per_page: 0,
  }));
  return [hits, ...alternatives];
}

function readResult(given: v.InferOutput<typeof answers>['results'][number] | undefined): Result {
  if (!given) throw new ServiceError('unreadable', 'The index left a search without an answer.');
  if ('code' in given) {
    throw new ServiceError(classifyStatus(given.code), `The index refused a search: ${given.error}`, {
      status: given.code,
      said: given.error,
    });
  }
  return given;
}

const countsOf = ({ facet_counts: facets }: Result, field: string): Record<string, number> =>
  Object.fromEntries(
    (facets.find(({ field_name: name }) => name === field)?.counts ?? []).map(({ value, count }) => [
      value,
      count,
    ]),
  );

/**
 * Searches a collection in one request. Hits are documents as the index holds them. Throws ServiceError.
 */
export async function searchCollection(
  endpoint: IndexEndpoint,
  request: CollectionRequest,
): Promise<SearchResult<Record<string, unknown>>> {
  const { kind, state } = request;
  const body = await fetchMultiSearch(endpoint, JSON.stringify({ searches: createSearches(request) }));
  const { results } = parseAnswer(answers, body);
  const [main, ...others] = results.map(readResult);
  if (!main) throw new ServiceError('unreadable', 'The index did not answer.');
  const alternatives = new Map(chosenFacets(kind, state).map(({ key }, index) => [key, others[index]]));
  return {
    hits: main.hits.map(({ document }) => document),
    count: main.found,
    page: state.page,
    pages: Math.ceil(main.found / kind.hitsPerPage),
    facets: Object.fromEntries(
      kind.lists.map(({ key, field }) => [key, countsOf(alternatives.get(key) ?? main, field)]),
    ),
    ms: main.search_time_ms,
  };
}
