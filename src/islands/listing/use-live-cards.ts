import { useEffect, useMemo, useState } from 'react';
import type { SearchResult } from '#domain/search/result.ts';
import { differs, type LiveFields } from '#domain/vehicle/live-fields.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { keepFresh } from '../garage/when-back.ts';
import type { ListingSite } from './listing-props.ts';

type Result = SearchResult<CardVehicle>;

/** The result with what has changed about its vehicles; one that is withdrawn stays until the next search. */
function correct(result: Result, now: ReadonlyMap<string, LiveFields>): Result {
  let isTrue = true;
  const hits = result.hits.map((hit) => {
    const fields = now.get(hit.id);
    if (!fields?.showOnDealerWebsite || !differs(hit, fields)) return hit;
    isTrue = false;
    return { ...hit, ...fields };
  });
  return isTrue ? result : { ...result, hits };
}

/**
 * Keeps price and status of the shown cards as the index says, in their places, while the listing is open: what somebody
 * else has reserved is not offered any more.
 */
export function useLiveCards(site: ListingSite, result: Result | null): Result | null {
  const [read, setRead] = useState<{ of: Result; now: Map<string, LiveFields> } | null>(null);
  useEffect(() => {
    if (!result) return;
    return keepFresh(site.reserves ?? false, async () => {
      const { readShownCards } = await import('#stores/listing/shown-cards.ts');
      const ids = result.hits.map(({ id }) => id);
      const now = ids.length > 0 ? await readShownCards(site.search, ids) : null;
      if (now) setRead({ of: result, now });
    });
  }, [site, result]);
  return useMemo(() => (result && read?.of === result ? correct(result, read.now) : result), [result, read]);
}
