import { useEffect, useMemo, useState } from 'react';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { ListingState } from '#domain/listing/state.ts';
import { choosePromotions, type Promotion } from '#domain/listing/promotions.ts';
import type { ListingSite } from './listing-props.ts';

const isUsedAlone = (conditions: readonly string[] | undefined): boolean => conditions?.join() === 'used';

export interface PromotionQuestion {
  site: ListingSite;
  fixed: FixedRefinements;
  lists: ListingState['lists'];
  /** Epoch seconds. */
  now: number;
}

/**
 * The promotions of the current moment (C27). The built page shows those of its build, and so does the browser until it
 * has hydrated.
 */
export function usePromotions({ site, fixed, lists, now }: PromotionQuestion): Promotion[] {
  const { promotions, timezone } = site;
  const [visit, setVisit] = useState<number | null>(null);
  const some = promotions.length > 0;
  useEffect(() => {
    if (some) setVisit(Math.floor(Date.now() / 1_000));
  }, [some]);
  const usedOnly = isUsedAlone(fixed.carType) || isUsedAlone(lists.condition);
  return useMemo(
    () => choosePromotions(promotions, { now: visit ?? now, timezone, usedOnly }),
    [promotions, timezone, visit, now, usedOnly],
  );
}
