import { differs, type LiveFields } from '#domain/vehicle/live-fields.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { fetchLiveFieldsOf } from '#services/vehicle/live-fields.ts';

/** Vehicles asked for at once: the index takes addresses of 4,000 characters. */
const batch = 60;

/**
 * The live fields of the vehicles on a page's cards, by id. Null after a failure, which the console explains;
 * then the cards stay.
 */
export async function readShownCards(
  endpoint: SearchEndpoint,
  ids: readonly string[],
): Promise<Map<string, LiveFields> | null> {
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  );
  try {
    const read = await Promise.all(batches.map((some) => fetchLiveFieldsOf(endpoint, some)));
    return new Map(read.flatMap((some) => [...some]));
  } catch (error) {
    console.warn('Shown vehicles could not be checked.', error);
    return null;
  }
}

/** Whether one of the shown vehicles is not as the index says now. False after a failure: the page stays as it is. */
export async function hasChanged(
  endpoint: SearchEndpoint,
  shown: readonly (LiveFields & { id: string })[],
): Promise<boolean> {
  const now = await readShownCards(
    endpoint,
    shown.map(({ id }) => id),
  );
  return (
    now !== null &&
    shown.some((vehicle) => {
      const fields = now.get(vehicle.id);
      return fields === undefined || differs(vehicle, fields);
    })
  );
}
