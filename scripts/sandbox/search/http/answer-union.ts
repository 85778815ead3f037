import type { JsonObject } from '../json.ts';
import { type RawParameters, readPage } from '../query/parameters.ts';
import { badRequest } from '../service-error.ts';
import type { ListedSearch } from './run-in-slices.ts';

/** One search only: merging the hits of several, or groups, is not part of this server, and is refused. */
export async function answerUnion(
  searches: readonly ListedSearch[],
  common: RawParameters,
  run: (search: ListedSearch) => Promise<JsonObject>,
): Promise<JsonObject> {
  const [search] = searches;
  if (!search || searches.length > 1)
    throw badRequest('A union of several searches is not part of this server.');
  const { group_by: groupBy } = { ...search.parameters, ...common, ...search.imposed };
  if (groupBy) throw badRequest('`group_by` in a union is not part of this server.');
  const page = readPage(common);
  const found = await run({
    ...search,
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
    search_cutoff: found['search_cutoff'] as boolean,
    search_time_ms: found['search_time_ms'] as number,
    union_request_params: [found['request_params'] as JsonObject],
  };
}
