import * as v from 'valibot';
import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { ServiceError } from './errors.ts';
import { fetchJson } from './http.ts';
import { createIndexUrl } from './index-url.ts';
import { cardFields } from './wire/card.ts';
import { vehicleQueryFields } from './wire/collections.ts';
import { parseVehicle } from './wire/vehicle.ts';

const answer = v.object({ found: v.number(), hits: v.array(v.object({ document: v.unknown() })) });

export interface SuggestedVehicles {
  vehicles: Vehicle[];
  /** How many vehicles there are in all. */
  total: number;
}

/** Reads the few vehicles that fit best, and how many fit, in one request. Throws ServiceError. */
export async function fetchSuggestedVehicles(
  endpoint: SearchEndpoint,
  search: { text: string; filter: string; most: number },
): Promise<SuggestedVehicles> {
  const url = createIndexUrl(endpoint, `/collections/${endpoint.collections.vehicles}/documents/search`, {
    q: search.text || '*',
    query_by: vehicleQueryFields.join(','),
    filter_by: search.filter,
    per_page: search.most,
    include_fields: cardFields.join(','),
    exclude_fields: 'out_of',
    highlight_fields: 'none',
    sort_by: '_text_match:desc,created_at:desc',
  });
  const body = await fetchJson(url, { timeout: 5_000 });
  try {
    const { found, hits } = v.parse(answer, body);
    return { total: found, vehicles: hits.map(({ document }) => parseVehicle(document)) };
  } catch (cause) {
    throw new ServiceError('unreadable', 'The index answered with an unreadable list.', { cause });
  }
}
