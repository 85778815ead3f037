import { hasId } from '#domain/search/index-filter.ts';
import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson } from '../site/http.ts';
import { createIndexUrl } from '../search/index-url.ts';
import { liveDocumentFields, parseLiveFields } from '../wire/live-fields.ts';

/**
 * What may have changed of some vehicles, by id, as it is now; those that are gone are not among them. Throws
 * ServiceError. Every vehicle page loads this, so it asks by itself: sharing `searchVehicles` would cost each of them two
 * more files.
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

/** What may have changed of one vehicle, as it is now. Null when the index no longer holds it. Throws ServiceError. */
export const fetchLiveFields = async (endpoint: SearchEndpoint, id: string): Promise<LiveFields | null> =>
  (await fetchLiveFieldsOf(endpoint, [id])).get(id) ?? null;
