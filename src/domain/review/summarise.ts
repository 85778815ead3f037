import type { Review, ReviewFeed, ReviewSummary } from './review.ts';

/** The figures of these reviews themselves; null without any. */
function count(reviews: readonly Review[]): ReviewSummary | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { average: sum / reviews.length, count: reviews.length };
}

/** One summary of several: the average weighs by the number of reviews. */
function unite(summaries: readonly ReviewSummary[]): ReviewSummary | null {
  const total = summaries.reduce((sum, one) => sum + one.count, 0);
  if (total === 0) return null;
  const sum = summaries.reduce((points, one) => points + one.average * one.count, 0);
  return { average: sum / total, count: total };
}

interface Rated {
  id: string;
  rating: ReviewSummary | null;
}

/**
 * The figures of one location, or of the dealer as a whole with all its locations: what the source states, else what the
 * settings of the location do, else what the reviews say that were read. Stated figures that count fewer reviews than were
 * read are out of date. Null where nobody knows them.
 *
 * @param locationId null for the dealer
 */
export function summarise(
  { reviews, summaries }: ReviewFeed,
  locations: readonly Rated[],
  locationId: string | null,
): ReviewSummary | null {
  const state = (stated: ReviewSummary | null | undefined, read: readonly Review[]): ReviewSummary | null =>
    stated && stated.count >= read.length ? stated : count(read);
  const whole = summaries[''];
  // More reviews are stated than were read: what was read of a location is a part of its reviews.
  const isPart = whole !== undefined && whole.count > reviews.length;
  const ofLocation = ({ id, rating }: Rated): ReviewSummary | null => {
    const stated = summaries[id] ?? rating;
    if (!stated && isPart) return locations.length === 1 ? whole : null;
    const own = reviews.filter((review) => review.locationId === id);
    return state(stated, own);
  };
  if (locationId !== null) {
    const location = locations.find(({ id }) => id === locationId);
    return location ? ofLocation(location) : null;
  }
  if (whole && whole.count >= reviews.length) return whole;
  const others = count(reviews.filter((review) => locations.every(({ id }) => id !== review.locationId)));
  return unite([...locations.map(ofLocation), others].filter((summary) => summary !== null));
}
