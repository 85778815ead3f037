import type { CollectionStore } from '../collections/collection-store.ts';
import { type JsonObject } from '../json.ts';
import { badRequest } from '../service-error.ts';
import type { RawParameters } from './parameters.ts';
import { readPage } from './parameters.ts';
import { runSearch, type SearchRequest } from './run-search.ts';

/** One search only: merging the hits of several is not part of this server, and is refused. */
export function runUnion(
  searches: readonly (SearchRequest & { readonly collection: string })[],
  common: RawParameters,
  collections: CollectionStore,
): JsonObject {
  const [search] = searches;
  if (!search || searches.length > 1)
    throw badRequest('A union of several searches is not part of this server.');
  const page = readPage(common);
  const found = runSearch(collections.find(search.collection), {
    imposed: search.imposed,
    parameters: { ...search.parameters, page: '', per_page: '', ...common },
  });
  const hits = (found['hits'] as JsonObject[]).map((hit) => ({
    ...hit,
    collection: search.collection,
    search_index: 0,
  }));
  return {
    found: found['found'] as number,
    hits,
    out_of: found['out_of'] as number,
    page: common['page'] === undefined ? 0 : page.page,
    search_cutoff: false,
    search_time_ms: found['search_time_ms'] as number,
    union_request_params: [found['request_params'] as JsonObject],
  };
}
