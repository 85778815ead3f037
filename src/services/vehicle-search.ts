import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import { ServiceError } from './errors.ts';
import { fetchJson } from './http.ts';
import { createIndexUrl } from './index-url.ts';
import { vehicleQueryFields } from './wire/collections.ts';

/** How vehicles are searched by words and put in order, with no more than the index has. */
export const askByWords = ({
  missing,
}: Pick<SearchEndpoint, 'missing'>): { query_by: string; sort_by: string } => ({
  query_by: vehicleQueryFields.filter((field) => !missing.vehicles.includes(field)).join(','),
  sort_by: missing.vehicles.includes('created_at') ? '_text_match:desc' : '_text_match:desc,created_at:desc',
});

/**
 * One search among the vehicles of a dealer: how many fit, and the documents of those asked for, as the index holds them.
 * Throws ServiceError. Its answer is read by hand: a schema is not worth its bytes for two fields.
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
    throw new ServiceError('unreadable', 'The index answered with an unreadable list.');
  return { found: answer.found, documents: answer.hits.map(({ document }) => document) };
}
