import type { ReviewChoice } from '#domain/review/choose-reviews.ts';
import { formatTenths } from '#domain/site/format.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of customer reviews. */
export const reviewMessages = {
  'review.title': 'What our customers say',
  'review.page': 'Customer reviews',
  'review.pageText': 'What customers say about {site}: the average of all reviews, and what they wrote.',
  'review.ofLocation': 'What customers say about {name}',
  'review.stars': '{rating} out of 5 stars',
  'review.based': 'Based on {count} reviews',
  'review.basedOne': 'Based on 1 review',
  /** A choice stands beside the figures of all, and says that it is one. */
  'review.choice':
    'Shown here: {shown} of {total}, the newest of those with {rating} stars or more and a text. The average is of all reviews.',
  'review.choiceBest':
    'Shown here: {shown} of {total}, the newest of those with 5 stars and a text. The average is of all reviews.',
  'review.choiceAny':
    'Shown here: {shown} of {total}, the newest of those with a text. The average is of all reviews.',
  'review.keptAway': 'We leave out {count} others that would be shown.',
  'review.keptAwayOne': 'We leave out 1 other that would be shown.',
  'review.all': 'More reviews',
  'review.showAll': 'Show all {count} reviews',
  'review.more': 'Read more',
  'review.less': 'Read less',
  /** For those who hear it alone. */
  'review.ofCustomer': 'of the review of {customer}',
  'review.source': 'Read it at {host}',
  'review.reply': 'Answer of {site}',
  'review.spread': 'All reviews by their stars',
  'review.starsOf': '{stars} stars',
  'review.starsOfOne': '1 star',
  'review.filter': 'Choose reviews',
  'review.filter.all': 'All that are shown',
  'review.filter.stars': 'Stars',
  'review.filter.location': 'Location',
  'review.filter.source': 'Written at',
  'review.filter.found': '{count} reviews',
  'review.filter.foundOne': '1 review',
  'review.none': 'There are no reviews to show at the moment.',
} as const;

export type ReviewText = Text<keyof typeof reviewMessages>;

/** Binds the words of reviews to a dealer's overrides. */
export const createReviewText = (overrides: Readonly<Record<string, string>>): ReviewText =>
  createText(reviewMessages, overrides);

/**
 * Says that reviews are a choice, and of what (LEGAL 8); null where all are shown.
 *
 * @param least stars that a review needs to be shown
 * @param shown how many are shown
 */
export function describeChoice(
  { summary: { count }, keptAway }: Pick<ReviewChoice, 'summary' | 'keptAway'>,
  { least, shown }: { least: number; shown: number },
  text: ReviewText,
): string | null {
  if (shown >= count && keptAway === 0) return null;
  const values = { shown: formatNumber(shown), total: formatNumber(count), rating: formatTenths(least) };
  const key = least <= 1 ? 'review.choiceAny' : least >= 5 ? 'review.choiceBest' : 'review.choice';
  return [text(key, values), keptAway > 0 ? text('review.keptAway', { count: keptAway }) : '']
    .filter(Boolean)
    .join(' ');
}
