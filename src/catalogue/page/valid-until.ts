import { roundToHour } from '#domain/search/filters.ts';
import { findEnd, findStart } from '#domain/site/period-bounds.ts';
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
  timezone: string;
}

/** Seconds from now to beyond the end of any year, by any clock. */
const longestYear = 370 * day;

/** The first moment of the next year by the clock of builds: what is said of an age, such as a lender's, changes. */
const findNewYear = (now: number): number => Date.UTC(new Date(now * 1_000).getUTCFullYear() + 1) / 1_000;

/**
 * The first moment (epoch seconds) at which pages built now would differ although the index did not change: a sold
 * vehicle leaves its window, a vehicle becomes old enough to be shown (by the full hour) or stops being a new arrival,
 * an offer starts or ends by the clock of the dealer, or a year ends.
 */
export function validUntil(
  rules: ClockRules,
  vehicles: readonly Vehicle[],
  offers: readonly Offer[],
  now: number,
): number {
  const moments = [findNewYear(now)];
  for (const { status, soldAt, createdAt } of vehicles) {
    // The window goes by full hours.
    if (status === 'sold' && soldAt !== null)
      moments.push(roundToHour(soldAt + rules.stock.soldWindowDays * day) + hour);
    if (createdAt !== null)
      moments.push(
        // The last second of a new arrival belongs to it.
        createdAt + rules.tags.newArrivalDays * day + 1,
        createdAt + rules.stock.leastAgeDays * day + hour,
      );
  }
  const dates = offers.flatMap(({ startsOn, endsOn }) => [startsOn ?? '', endsOn ?? '']);
  for (const date of new Set(dates)) {
    // New Year comes before what is further away; and no clock knows 9999-12-31, which databases write for no end.
    if (!(Math.abs(Date.parse(date) / 1_000 - now) < longestYear)) continue;
    // A day that its month does not have, such as 30 February, is over when the next month begins.
    const written = new Date(date).toISOString().slice(0, 10);
    const real = written === date ? date : `${written.slice(0, 8)}01`;
    const ends = [findStart({ start: real }, rules.timezone), findEnd({ expiry: real }, rules.timezone)];
    moments.push(...ends.filter((moment) => moment !== null));
  }
  return moments.reduce((first, moment) => (moment > now && moment < first ? moment : first), Infinity);
}
