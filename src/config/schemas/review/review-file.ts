import * as v from 'valibot';
import { longestReview } from '#domain/review/review.ts';
import { readRating } from '#domain/review/read-rating.ts';
import { readReviewDate } from '#domain/review/read-review-date.ts';
import { path, pictureKind, webAddress } from '../location/addresses.ts';
import { decimal, group, maybe, text, wholeNumber } from '../values.ts';

const stars = 'stars from 1 to 5';
const rating = v.pipe(
  v.union([v.number(), v.string()], stars),
  v.description('Stars, 1 to 5.'),
  v.check((written) => readRating(written) !== null, stars),
  v.transform(Number),
);

const day = 'a day that there is, such as 14/09/2026 or 2026-09-14';
const date = v.pipe(
  text('Day of the review.', day),
  v.check((written) => readReviewDate(written) !== null, day),
  v.transform((written) => readReviewDate(written) ?? written),
);

/** One review in a file of the dealer (DATA-04, REV-05). */
export const review = group('A review.', {
  id: maybe(text('Its id where it was written, for excludedIds.')),
  customer: text('Name of the customer.', 'the name of the customer'),
  rating,
  text: maybe(text('What the customer wrote.', 'a text', longestReview)),
  date: maybe(date),
  location: maybe(text('Slug or id of the location that it is about; the dealer as a whole without one.')),
  picture: maybe(
    v.pipe(
      path('Picture of the customer, a file in the folder of the dealer.'),
      v.metadata({ kind: pictureKind, width: 0, isOwnOnly: true }),
    ),
  ),
  url: maybe(webAddress('Where it can be read.')),
  reply: maybe(text('What you answered.', 'a text', longestReview)),
});

export type WrittenReview = v.InferOutput<typeof review>;

const reviews = v.pipe(
  v.array(review, 'a list'),
  v.maxLength(2_000, 'a list of at most 2000'),
  v.description('Reviews, in any order. All of them, bad ones too: pages choose, and say so.'),
);

/** The file reviews.yaml. */
export const reviewFile = group('Customer reviews.', {
  summary: maybe(
    group('Average and number of all reviews where they stand, if the list below holds only some of them.', {
      average: decimal('Average, 1 to 5.', 1, 5),
      count: wholeNumber('Number of reviews.', 1, 1_000_000),
      stars: maybe(
        v.pipe(
          v.array(wholeNumber('Number of reviews.', 0, 1_000_000), 'five numbers'),
          v.length(5, 'five numbers, that of five stars first'),
          v.description('How many gave five stars, four, three, two and one; together the count.'),
        ),
      ),
    }),
  ),
  reviews,
});
