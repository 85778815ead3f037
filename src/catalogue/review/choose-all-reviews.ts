import { chooseReviews } from '#domain/review/choose-reviews.ts';
import type { ReviewFeed } from '#domain/review/review.ts';
import type { Site } from '#domain/site/site.ts';
import type { Reviews } from '../catalogue.ts';

/** Reviews of the page that holds nothing else: some 25 KB of HTML, compressed. */
const mostOfPage = 100;

/** What a site may show of its reviews; nothing where the dealer hides them (REV-01). */
export function chooseAllReviews(
  feed: ReviewFeed | null | undefined,
  { reviews: rules, locations }: Pick<Site, 'reviews' | 'locations'>,
): Reviews {
  if (!feed || !rules) return { all: null, page: null, byLocation: {} };
  const choose = (locationId: string | null) => chooseReviews(feed, rules, locations, locationId);
  return {
    all: choose(null),
    page: chooseReviews(feed, { ...rules, most: Math.max(rules.most, mostOfPage) }, locations, null),
    byLocation: Object.fromEntries(
      locations.flatMap(({ id }) => {
        const choice = choose(id);
        return choice ? [[id, choice]] : [];
      }),
    ),
  };
}
