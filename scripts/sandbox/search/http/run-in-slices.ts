import type { JsonObject } from '../json.ts';
import type { Budget } from '../pace/budget.ts';
import { finishInSlices } from '../pace/steps.ts';
import { type SearchRequest, readSearchTime, runSearch } from '../query/run-search.ts';
import type { Service } from './service.ts';

/** A search and the name of its collection. */
export interface ListedSearch extends SearchRequest {
  readonly collection: string;
}

/** Runs a search beside everything else that is asked of this process. Throws what the search throws. */
export async function runInSlices(
  search: ListedSearch,
  { collections }: Service,
  budget: Budget,
): Promise<JsonObject> {
  budget.begin(readSearchTime(search));
  return finishInSlices(
    () => runSearch(collections.find(search.collection), search, budget),
    () => collections.find(search.collection).index.version,
    budget,
  );
}
