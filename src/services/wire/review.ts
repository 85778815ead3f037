import * as v from 'valibot';
import { sameOriginPath } from '#domain/page/same-origin-path.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import { readRating } from '#domain/review/read-rating.ts';
import { readReviewDate } from '#domain/review/read-review-date.ts';
import { longestReview, type Review, type ReviewSummary } from '#domain/review/review.ts';
import { isWebAddress } from '#domain/site/web-origin.ts';
import { known, number, text } from './values.ts';

const idText = v.optional(v.nullable(v.union([v.string(), v.number()])));
const stars = v.pipe(
  v.union([v.string(), v.number()], 'expected stars from 1 to 5'),
  v.check((written) => readRating(written) !== null, 'expected stars from 1 to 5'),
);

/** One review, in the spelling of the platform (DATA-04); `review_date` is dd/mm/yyyy. */
export const reviewDocument = v.object({
  id: idText,
  customer_name: v.pipe(v.string(), v.transform(visibleText), v.trim(), v.minLength(1), v.maxLength(300)),
  text,
  rating: stars,
  review_date: text,
  location_id: idText,
  image: text,
  url: text,
  reply: text,
  dealership_id: text,
  created_at: number,
});

/** A text without an end that nobody reads; a character of two halves stays whole. */
const cut = (words: string): string => [...words].slice(0, longestReview).join('');

const nameOf = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined ? null : known(String(id));

/** Reads one review. A day that no calendar has is unknown. Throws a `ValiError` naming the field that breaks the shape. */
export function parseReview(input: unknown): Review {
  const document = v.parse(reviewDocument, input);
  const [words, reply] = [known(document.text), known(document.reply)];
  const url = known(document.url)?.trim() ?? '';
  const picture = known(document.image)?.trim() ?? '';
  return {
    id: nameOf(document.id),
    customer: document.customer_name,
    rating: Number(document.rating),
    text: words === null ? null : cut(words.trim()),
    date: readReviewDate(document.review_date),
    locationId: nameOf(document.location_id),
    picture: sameOriginPath(picture),
    url: isWebAddress(url) ? url : null,
    reply: reply === null ? null : cut(reply.trim()),
  };
}

const answer = v.object({
  average_rating: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  count: number,
  stars: v.optional(v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.length(5)))),
  reviews: v.array(v.unknown()),
});

/**
 * What the dealer API says of one location: its reviews as they came, and its figures, of which the average is a text
 * (REV-05). Throws a `ValiError`.
 */
export function parseReviewAnswer(input: unknown): { reviews: unknown[]; summary: ReviewSummary | null } {
  const { average_rating: written, count, stars: spread, reviews } = v.parse(answer, input);
  const average = readRating(written);
  const isSound = average !== null && Number.isSafeInteger(count) && Number(count) > 0;
  const counts = spread ? { stars: spread } : {};
  return { reviews, summary: isSound ? { average, count: Number(count), ...counts } : null };
}
