import type { MovingFields } from '#domain/moving-fields.ts';
import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import { ServiceError } from './errors.ts';
import { fetchJson } from './http.ts';
import { createIndexUrl } from './index-url.ts';
import { movingDocumentFields, parseMovingFields } from './wire/moving-fields.ts';

/**
 * What may have changed of one vehicle, as it is now. Null when the index no longer holds it. Throws ServiceError. Every
 * vehicle page loads this, so it asks by itself: sharing `searchVehicles` would cost each of them two more files.
 */
export async function fetchMovingFields(endpoint: SearchEndpoint, id: string): Promise<MovingFields | null> {
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: '*',
    query_by: 'name',
    filter_by: `id:=\`${id.replaceAll('`', '')}\``,
    per_page: 1,
    include_fields: movingDocumentFields,
    exclude_fields: 'out_of',
  });
  const answer = (await fetchJson(url, { timeout: 5_000, retries: 2 })) as {
    hits?: { document: Record<string, unknown> }[];
  } | null;
  if (!Array.isArray(answer?.hits)) throw new ServiceError('unreadable', 'The index answered without hits.');
  const [hit] = answer.hits;
  return hit ? parseMovingFields(hit.document) : null;
}
