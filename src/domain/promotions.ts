import { readLocalTime } from './open-now.ts';

/** A card of the dealer's own between the vehicles of a listing (PROMO-01…04). */
export interface Promotion {
  title: string;
  text: string | null;
  link: { label: string; href: string };
  image: string | null;
  /** Places in the finished list, counted from 1. */
  positions: number[];
  /** The dealer's local time, 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:MM'; null has no such end. A day counts to its end. */
  start: string | null;
  expiry: string | null;
  display: boolean;
  /** Only where nothing but used vehicles is shown (PROMO-02). */
  usedOnly: boolean;
  /** Only at its very place: left out where the list is too short, never moved up (C27). */
  strictDisplay: boolean;
}

/** What decides at the moment of looking which promotions are shown. */
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
  const { date, time } = readLocalTime(now, timezone);
  const local = `${date}T${time}`;
  return promotions.filter(
    ({ display, start, expiry, ...promotion }) =>
      display &&
      (start === null || local >= start) &&
      (expiry === null || local.slice(0, expiry.length) <= expiry) &&
      (usedOnly || !promotion.usedOnly),
  );
}

export type ListingEntry<Hit> =
  { kind: 'hit'; hit: Hit } | { kind: 'promotion'; promotion: Promotion; position: number };

/**
 * Puts promotions at their places among the hits of a page. Where the hits run out before a place, the promotion comes
 * last, once, unless it stands on its very place.
 */
export function placePromotions<Hit>(
  hits: readonly Hit[],
  promotions: readonly Promotion[],
): ListingEntry<Hit>[] {
  const waiting = promotions
    .flatMap((promotion) => promotion.positions.map((position) => ({ promotion, position })))
    .sort((left, right) => left.position - right.position);
  const entries: ListingEntry<Hit>[] = [];
  const place = (next: (typeof waiting)[number]): void => {
    const exact = next.position === entries.length + 1;
    if (exact || !next.promotion.strictDisplay) entries.push({ kind: 'promotion', ...next });
  };
  for (const hit of hits) {
    while (waiting[0] && waiting[0].position <= entries.length + 1) {
      const [next] = waiting.splice(0, 1);
      if (next) place(next);
    }
    entries.push({ kind: 'hit', hit });
  }
  for (const next of waiting) {
    const seen = entries.some((entry) => entry.kind === 'promotion' && entry.promotion === next.promotion);
    if (!seen) place(next);
  }
  return entries;
}
