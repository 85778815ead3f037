import type { Location } from '#domain/location/location.ts';
import type { Review, ReviewFeed, ReviewSummary } from '#domain/review/review.ts';
import type { WrittenReview } from '../schemas/review/review-file.ts';

/** What is wrong with a day that has not come yet; null for any other. */
export const explainDate = ({ date }: Pick<WrittenReview, 'date'>, today: string): string | null =>
  date !== null && date > today
    ? `expected the day of a review, found ${date}, which is still to come\nCorrect it; a day first, as in 14/09/2026.`
    : null;

/** Finds reviews that stand in a file already: by their id, else by who wrote what when. Answers where the first one stands. */
export function createTwins(): (review: Review, place: number) => number | null {
  const known = new Map<string, number>();
  return ({ id, customer, rating, text, date, locationId }, place) => {
    // Stars alone may be given twice by people of one name.
    if (id === null && text === null && date === null) return null;
    const key = JSON.stringify(id ?? [customer, rating, text, date, locationId]);
    const first = known.get(key) ?? null;
    if (first === null) known.set(key, place);
    return first;
  };
}

const say = ({ average, count }: ReviewSummary): string => `${average} of ${count}`;

/** What is odd about figures that a file states, beside its reviews and the ratings of locations; null when nothing is. */
export function explainSummary(
  { reviews, summaries }: ReviewFeed,
  locations: readonly Pick<Location, 'name' | 'rating'>[],
): string | null {
  const stated = summaries[''];
  if (!stated) return null;
  const starred = stated.stars?.reduce((sum, one) => sum + one, 0) ?? stated.count;
  if (starred !== stated.count)
    return `found stars of ${starred} reviews, and the count is ${stated.count}: no bars are shown\nGive five numbers that are together the count.`;
  if (stated.count < reviews.length)
    return `found ${say(stated)}, and the list below has ${reviews.length} reviews: pages show the figures of the list\nBring the summary up to date, or take it out.`;
  const rated = locations.flatMap(({ name, rating }) => (rating ? [{ name, rating }] : []));
  const [only] = rated;
  if (!only || rated.length < locations.length) return null;
  const count = rated.reduce((sum, { rating }) => sum + rating.count, 0);
  const points = rated.reduce((sum, { rating }) => sum + rating.average * rating.count, 0);
  if (count === stated.count && Math.abs(points / count - stated.average) < 0.051) return null;
  const together = { average: Math.round((points / count) * 10) / 10, count };
  const which =
    locations.length === 1 ? `the rating of ${only.name} says` : 'the ratings of all locations say';
  return `found ${say(stated)}, and in the dealer file ${which} ${say(together)}: the dealer would have two averages\nMake them agree, or take one out. Pages of all reviews show the summary, those of a location its rating.`;
}
