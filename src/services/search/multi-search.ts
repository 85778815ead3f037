import { fetchJson } from '../site/http.ts';
import { createIndexUrl, type IndexEndpoint } from './index-url.ts';

/**
 * Asks an index several searches in one request; `body` is their JSON. Text needs no preflight, which saves a round trip
 * from another origin. Throws ServiceError.
 */
export const fetchMultiSearch = (
  endpoint: IndexEndpoint,
  body: string,
  parameters: Record<string, string> = {},
): Promise<unknown> =>
  fetchJson(createIndexUrl(endpoint, '/multi_search', parameters), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body,
    timeout: 5_000,
    retries: 1,
  });
