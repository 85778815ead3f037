import * as v from 'valibot';

/** Vehicles that a dealership has sold since a day, 'YYYY-MM-DD'. */
export const salesCount = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  since: v.pipe(v.string(), v.isoDate()),
});
