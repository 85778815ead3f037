import { judgePeriod } from '../site/period.ts';
import type { WrittenSettings } from '../site/settings.ts';

/**
 * A card of the dealer's own between the vehicles of a listing (PROMO-01…04), as it is written. `start` and `expiry` are
 * the dealer's local time, 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:MM'.
 */
export type Promotion = Exclude<WrittenSettings['promotions'], false>[number];

/** Facts of one visit that decide which promotions are shown. */
export interface PromotionView {
  /** Epoch seconds. */
  now: number;
  /** IANA name of the dealer's time zone. */
  timezone: string;
  /** Whether only used vehicles are asked for. */
  usedOnly: boolean;
}

/** Promotions that may be shown now, by the dealer's own clock (PROMO-02, PROMO-03, PROMO-04). */
export function choosePromotions(
  promotions: readonly Promotion[],
  { now, timezone, usedOnly }: PromotionView,
): Promotion[] {
  if (promotions.length === 0) return [];
  return promotions.filter(
    (promotion) =>
      promotion.display &&
      judgePeriod(promotion, now, timezone) === 'running' &&
      (usedOnly || !promotion.usedOnly),
  );
}

export type ListingEntry<Hit> =
  | { kind: 'hit'; hit: Hit }
  | { kind: 'promotion'; promotion: Promotion; position: number };

/** Where a page stands in the whole listing. */
export interface PageOfList {
  /** Hits on the pages before this one. */
  before: number;
  /** Whether no page follows. */
  isLast: boolean;
}

type Entry<Hit> = { kind: 'earlier' } | ListingEntry<Hit>;

/**
 * Puts promotions at their positions among the hits of a page. Positions count over the whole listing (PROMO-01): the
 * eighth is on the first page alone. Where the hits end before a position, the promotion comes last, once; a strict one
 * is left out.
 */
export function placePromotions<Hit>(
  hits: readonly Hit[],
  promotions: readonly Promotion[],
  { before, isLast }: PageOfList = { before: 0, isLast: true },
): ListingEntry<Hit>[] {
  const waiting = promotions
    .flatMap((promotion) => promotion.positions.map((position) => ({ promotion, position })))
    .sort((left, right) => left.position - right.position);
  const entries: Entry<Hit>[] = [];
  const seen = new Set<Promotion>();
  const put = ({ promotion, position }: (typeof waiting)[number]): void => {
    if (position !== entries.length + 1 && promotion.strictDisplay) return;
    seen.add(promotion);
    entries.push({ kind: 'promotion', promotion, position });
  };
  const add = (entry: Entry<Hit>): void => {
    while (waiting[0] && waiting[0].position <= entries.length + 1) waiting.splice(0, 1).forEach(put);
    entries.push(entry);
  };
  for (let index = 0; index < before; index += 1) add({ kind: 'earlier' });
  const firstOfPage = entries.length;
  for (const hit of hits) add({ kind: 'hit', hit });
  if (isLast) for (const next of waiting) if (!seen.has(next.promotion)) put(next);
  return entries.slice(firstOfPage).filter((entry) => entry.kind !== 'earlier');
}
