import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Location } from '#domain/location/location.ts';
import { createId } from './identity.ts';
import { createRandom } from './random.ts';

const template = v.strictObject({
  stars: v.union([v.number(), v.string()]),
  text: v.string(),
  /** How often the text stands there: some people write a lot. */
  times: v.optional(v.number(), 1),
  date: v.optional(v.string()),
  reply: v.optional(v.string()),
});

/** One review as a platform sends it (DATA-04), as dirty as they come: a rating may be 0 or a text, a day may not exist. */
export interface SampleReview {
  id: string;
  customer_name: string;
  text: string;
  rating: number | string;
  review_date: string;
  location_id: string;
  url: string;
  reply?: string;
}

/** Whose reviews they are. */
export interface ReviewedDealer {
  slug: string;
  name: string;
  make: string | null;
  locations: readonly Pick<Location, 'id' | 'name' | 'address'>[];
}

const names = [
  ...['Amara O.', 'Ben Castellano', 'Chi-Wei Lo', 'Dot & Keith', 'Erin McAllister', 'Farah', 'Giorgos P.'],
  ...['Hugh Tran-Bell', 'Imogen 🌻', 'J. Wiradjuri', 'Kalpana Rao', 'Lachie', 'Marguerite D’Arcy', 'N.'],
  ...['Oskar Lindqvist', 'Pia Fonua', 'Quentin', 'Rosa Delgado'],
];

/** How the addresses of reviews begin that are made up. */
export const sampleReviewUrl = 'https://reviews.example/review-';

const day = (epoch: number): string => {
  const [year, month, date] = new Date(epoch * 1_000).toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
};

/**
 * The reviews of one location, deterministic in its settings.
 *
 * @param now epoch seconds that every date is counted from
 */
export function createSampleReviews(
  dealer: ReviewedDealer,
  location: ReviewedDealer['locations'][number],
  now: number,
): SampleReview[] {
  const random = createRandom(`${dealer.slug}/reviews/${location.id}`);
  const texts = readFileSync(new URL('review-texts.yaml', import.meta.url), 'utf8');
  const customers = random.shuffle(names);
  let written = now;
  return random
    .shuffle(v.parse(v.array(template), parse(texts)))
    .map(({ stars, text, times, date, reply }, index) => {
      written -= random.integer(2, 40) * 86_400;
      const number = createId(`${dealer.slug}/${location.id}`, index);
      return {
        id: `review-${number}`,
        customer_name: customers[index % customers.length] ?? '',
        text: text
          .repeat(times)
          .replaceAll('{make}', dealer.make ?? 'wagon')
          .replaceAll('{place}', location.address.suburb),
        rating: stars,
        review_date: date ?? day(written),
        location_id: location.id,
        url: `${sampleReviewUrl}${number}`,
        ...(reply && { reply }),
      };
    });
}

/** The same as documents of an index, which takes numbers alone. */
export const createReviewDocuments = (dealer: ReviewedDealer & { dealershipId: string }, now: number) =>
  dealer.locations
    .flatMap((location) => createSampleReviews(dealer, location, now))
    .map((review, index) => ({
      ...review,
      rating: Number(review.rating),
      dealership_id: dealer.dealershipId,
      created_at: now - index * 3_600,
    }));

/** What the platform states of all reviews of a location: more than it sends, and less than its best ones. */
export const sampleSummary = { average_rating: '3.9', count: 568, stars: [300, 110, 40, 38, 80] };
