import * as v from 'valibot';

/** A vehicle as the page showed it when it was saved. */
export const watchedCar = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  slug: v.pipe(v.string(), v.maxLength(200)),
  make: v.pipe(v.string(), v.maxLength(100)),
  model: v.pipe(v.string(), v.maxLength(100)),
  primary_image_url: v.nullable(v.pipe(v.string(), v.maxLength(1_000))),
  price: v.nullable(v.number()),
  car_type: v.picklist(['new', 'demo', 'used']),
});

/** What somebody saved, the newest first. */
export const watchlistAnswer = v.object({
  cars: v.array(
    v.object({
      car_id: v.pipe(v.string(), v.nonEmpty()),
      saved_at: v.number(),
      /** Of another form, or by a platform that keeps none: the id alone counts. */
      car: v.fallback(v.nullable(watchedCar), null),
    }),
  ),
});

/** Whether it was done (API-04); a failure says why. */
export const watchlistChange = v.object({ success: v.boolean(), message: v.optional(v.string()) });
