import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { fetchLiveFieldsOf } from '#services/vehicle/live-fields.ts';

/**
 * The live fields of the vehicles on a page's cards, by id. Null after a failure, which the console explains;
 * then the cards stay.
 */
export async function readShownCards(
  endpoint: SearchEndpoint,
  ids: readonly string[],
): Promise<Map<string, LiveFields> | null> {
  try {
    return await fetchLiveFieldsOf(endpoint, ids);
  } catch (error) {
    console.warn('Shown vehicles could not be checked.', error);
    return null;
  }
}
