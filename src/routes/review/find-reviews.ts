import type { Catalogue } from '#catalogue/catalogue.ts';
import type { SectionOf } from '#domain/page/section.ts';
import type { ReviewChoice } from '#domain/review/choose-reviews.ts';
import type { Site } from '#domain/site/site.ts';

/** Reviews of a section `reviews`: those of its location, of all without one. Null where none can be shown. */
export function findReviews(
  { location: slug, count }: Pick<SectionOf<'reviews'>, 'location' | 'count'>,
  { reviews: { all, byLocation } }: Pick<Catalogue, 'reviews'>,
  { locations }: Pick<Site, 'locations'>,
): ReviewChoice | null {
  const id = locations.find((location) => location.slug === slug)?.id ?? '';
  const choice = slug === undefined ? all : (byLocation[id] ?? null);
  return choice && { ...choice, reviews: choice.reviews.slice(0, count) };
}
