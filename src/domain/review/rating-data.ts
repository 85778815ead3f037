import type { ReviewSummary } from './review.ts';

type Data = Record<string, unknown>;

/**
 * The average of all reviews for search engines, on pages that show it: never that of the chosen ones, and no single
 * reviews, because a choice of good ones would be told as the whole. Search engines draw no stars of it: they take none
 * that a business gives itself.
 */
export const addRating = (data: Data, summary: ReviewSummary | null | undefined): Data =>
  summary
    ? {
        ...data,
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(summary.average.toFixed(1)),
          reviewCount: summary.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : data;
