import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { fetchLiveFieldsOf } from '#services/vehicle/live-fields.ts';

/**
 * What may have changed of the vehicles whose cards a page was built with, by id. Null when that cannot be found out: the
 * cards stay as they are then, and the console says why.
 */
export async function readShownCards(
  endpoint: SearchEndpoint,
  ids: readonly string[],
): Promise<Map<string, LiveFields> | null> {
  try {
    return await fetchLiveFieldsOf(endpoint, ids);
  } catch (error) {
    console.warn('Similar vehicles could not be checked.', error);
    return null;
  }
}
