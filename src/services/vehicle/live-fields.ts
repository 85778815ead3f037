import { hasId } from '#domain/search/index-filter.ts';
import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson } from '../site/http.ts';
import { createIndexUrl } from '../search/index-url.ts';
import { liveDocumentFields, parseLiveFields } from '../wire/live-fields.ts';

/**
 * The current live fields of vehicles, by id, without those that are gone. Throws ServiceError. Every vehicle page
 * loads this file, so it does not use `searchVehicles`, which would bring two more files.
 */
export async function fetchLiveFieldsOf(
  endpoint: SearchEndpoint,
  ids: readonly string[],
): Promise<Map<string, LiveFields>> {
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: '*',
    query_by: 'name',
    filter_by: hasId(ids),
    per_page: ids.length,
    include_fields: ['id', ...liveDocumentFields].join(','),
    exclude_fields: 'out_of',
  });
  const answer = (await fetchJson(url, { timeout: 5_000, retries: 2 })) as {
    hits?: { document: Record<string, unknown> }[];
  } | null;
  if (!Array.isArray(answer?.hits)) throw new ServiceError('unreadable', 'The index answered without hits.');
  return new Map(answer.hits.map(({ document }) => [String(document['id']), parseLiveFields(document)]));
}

/** The current live fields of one vehicle. Null when the index no longer holds it. Throws ServiceError. */
export const fetchLiveFields = async (endpoint: SearchEndpoint, id: string): Promise<LiveFields | null> =>
  (await fetchLiveFieldsOf(endpoint, [id])).get(id) ?? null;
