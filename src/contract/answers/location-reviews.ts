import * as v from 'valibot';

const maybeText = v.nullish(v.string());
const figure = v.union([v.number(), v.string()]);

/** What customers say about a location (DATA-04). Platforms send figures as text too (REV-05), and stars of 0 where nobody gave any. */
export const locationReviews = v.object({
  average_rating: v.nullish(figure),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  stars: v.nullish(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.length(5))),
  reviews: v.array(
    v.object({
      id: v.nullish(figure),
      customer_name: v.string(),
      rating: figure,
      text: maybeText,
      review_date: maybeText,
      image: maybeText,
      url: maybeText,
      reply: maybeText,
    }),
  ),
});
