import { createTwins, explainDate } from '#config/reviews/review-doubts.ts';
import type { Review } from '#domain/review/review.ts';
import { visibleText } from '#domain/page/visible-text.ts';

const nameOf = ({ id, customer }: Review): string => visibleText(id ?? `of ${customer}`);
const count = (number: number): string => (number === 1 ? 'One review is' : `${number} reviews are`);

/**
 * Reviews without those of a day that is still to come and without those that came before, as in a file of the dealer; what
 * is left out is told. `today` is 'YYYY-MM-DD' by the clock of the dealer.
 */
export function siftReviews(
  reviews: readonly Review[],
  today: string,
): { reviews: Review[]; warnings: string[] } {
  const findTwin = createTwins();
  const early: Review[] = [];
  const twins: Review[] = [];
  const kept = reviews.filter((review, place) => {
    if (explainDate(review, today) !== null) early.push(review);
    else if (findTwin(review, place) !== null) twins.push(review);
    else return true;
    return false;
  });
  const tell = ([first]: readonly Review[], number: number, why: string): string[] =>
    first ? [`${count(number)} left out, because ${why}. The first one: ${nameOf(first)}.`] : [];
  return {
    reviews: kept,
    warnings: [
      ...tell(early, early.length, 'the day is still to come'),
      ...tell(twins, twins.length, 'the same came before'),
    ],
  };
}
