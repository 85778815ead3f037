import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJson } from '../site/http.ts';
import { createIndexUrl } from './index-url.ts';

/**
 * One search among the vehicles of a dealer: how many fit, and the documents of those asked for, as the index holds
 * them. Throws ServiceError. Reads the answer without a schema, whose bytes are too many for two fields.
 *
 * @param parameters of the index's search; all vehicles unless they say what for
 */
export async function searchVehicles(
  endpoint: SearchEndpoint,
  parameters: Record<string, string | number>,
  retries: number,
): Promise<{ found: number; documents: Record<string, unknown>[] }> {
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: '*',
    query_by: 'name',
    // Tells how large the whole collection is; nobody's business.
    exclude_fields: 'out_of',
    ...parameters,
  });
  const answer = (await fetchJson(url, { timeout: 5_000, retries })) as {
    found?: number;
    hits?: { document: Record<string, unknown> }[];
  } | null;
  if (typeof answer?.found !== 'number' || !Array.isArray(answer.hits))
    throw new ServiceError('unreadable', 'The index answered an unreadable list.');
  return { found: answer.found, documents: answer.hits.map(({ document }) => document) };
}
