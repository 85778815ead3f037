import * as v from 'valibot';

/** What delivery costs (API-06). */
export const deliveryPrice = v.object({
  price: v.nullish(v.pipe(v.number(), v.minValue(0))),
  name: v.nullish(v.string()),
});
