import type { Site } from '../site/site.ts';
import type { Review, ReviewFeed, ReviewSummary } from './review.ts';
import { countStars, type StarCounts } from './star-counts.ts';
import { summarise } from './summarise.ts';

export type ReviewRules = NonNullable<Site['reviews']>;

/** Reviews of a location, or of the dealer, as pages show them: never without the figures of all (LEGAL 8, C22). */
export interface ReviewChoice {
  /** Of all reviews, those that are not shown included. */
  summary: ReviewSummary;
  /** How the stars of all reviews are spread; null where only some of them are known. */
  stars: StarCounts | null;
  /** Those that are shown, newest first. */
  reviews: Review[];
  /** How many the dealer keeps away by name, which their readers are told. */
  keptAway: number;
}

const fold = (name: string): string => name.trim().toLocaleLowerCase('en-AU');

/** Whether a review says something that can be shown (REV-02, REV-03). */
const isShowable = ({ text, rating }: Review, { minReviewRating }: ReviewRules): boolean =>
  text !== null && !text.includes('Translated') && rating >= minReviewRating;

function createAwayTest({ excludedCustomers, excludedIds }: ReviewRules): (review: Review) => boolean {
  const customers = new Set(excludedCustomers.map(fold));
  const ids = new Set(excludedIds);
  return ({ customer, id }) => customers.has(fold(customer)) || (id !== null && ids.has(id));
}

const newestFirst = (one: Review, other: Review): number => (other.date ?? '').localeCompare(one.date ?? '');

/**
 * What is shown of one location, or of the dealer with all its locations. Null where the average is below the dealer's
 * least (REV-01), or no review can be shown.
 *
 * @param locationId null for the dealer
 */
export function chooseReviews(
  feed: ReviewFeed,
  rules: ReviewRules,
  locations: Parameters<typeof summarise>[1],
  locationId: string | null,
): ReviewChoice | null {
  const summary = summarise(feed, locations, locationId);
  if (!summary || summary.average < rules.minAverage) return null;
  const isAway = createAwayTest(rules);
  const showable = feed.reviews
    .filter((review) => locationId === null || review.locationId === locationId)
    .filter((review) => isShowable(review, rules));
  const reviews = showable.filter((review) => !isAway(review)).sort(newestFirst);
  if (reviews.length === 0) return null;
  const stars = countStars(feed, summary, locationId);
  return {
    summary,
    stars,
    reviews: reviews.slice(0, rules.most),
    keptAway: showable.length - reviews.length,
  };
}
