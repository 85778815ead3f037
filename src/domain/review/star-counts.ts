import type { ReviewFeed, ReviewSummary } from './review.ts';

/** How many reviews gave five stars, four, three, two and one. */
export type StarCounts = readonly number[];

/** Whole stars that can be given, the best first. */
export const wholeStars = [5, 4, 3, 2, 1] as const;

/**
 * How the stars of all reviews are spread: as the source states it, else as counted where all reviews were read. Null
 * where only some are known, because those are no fair sample.
 *
 * @param summary the figures that stand beside it
 * @param locationId null for the dealer
 */
export function countStars(
  { reviews, summaries }: ReviewFeed,
  summary: ReviewSummary,
  locationId: string | null,
): StarCounts | null {
  const own = summaries[locationId ?? '']?.stars;
  const stated = own
    ? [own]
    : locationId === null
      ? Object.values(summaries).map(({ stars }) => stars ?? [])
      : [];
  const together = wholeStars.map((_, index) =>
    stated.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
  );
  if (together.reduce((sum, count) => sum + count, 0) === summary.count) return together;
  const read = reviews.filter((review) => locationId === null || review.locationId === locationId);
  if (read.length !== summary.count) return null;
  return wholeStars.map((stars) => read.filter(({ rating }) => Math.round(rating) === stars).length);
}
