import type { Offer } from '#domain/offer/offer.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { TagRules } from '#domain/vehicle/tags.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const day = 86_400;
const hour = 3_600;

/** The rules by which time alone changes a page. */
export interface ClockRules {
  stock: StockRules;
  tags: TagRules;
}

/**
 * The first moment (epoch seconds) at which pages built now would differ although the index did not change: a sold
 * vehicle leaves its window, a vehicle becomes old enough to be shown (by the full hour) or stops being a new arrival,
 * an offer starts or ends. Infinity when none is ahead.
 */
export function validUntil(
  rules: ClockRules,
  vehicles: readonly Vehicle[],
  offers: readonly Offer[],
  now: number,
): number {
  const moments: number[] = [];
  for (const { status, soldAt, createdAt } of vehicles) {
    if (status === 'sold' && soldAt !== null) moments.push(soldAt + rules.stock.soldWindowDays * day);
    if (createdAt !== null)
      moments.push(
        createdAt + rules.tags.newArrivalDays * day,
        createdAt + rules.stock.leastAgeDays * day + hour,
      );
  }
  for (const { startsOn, endsOn } of offers) {
    // Half a day early covers every Australian time zone.
    if (startsOn !== null) moments.push(Date.parse(startsOn) / 1000 - day / 2);
    if (endsOn !== null) moments.push(Date.parse(endsOn) / 1000 + day / 2);
  }
  return Math.min(...moments.filter((moment) => moment > now), Number.POSITIVE_INFINITY);
}
