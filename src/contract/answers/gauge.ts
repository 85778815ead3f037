import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const dollars = v.pipe(v.number(), v.minValue(0));

/** How a price compares with the market (GAUG-01). */
export const gauge = v.object({
  fill: share,
  listing_price: dollars,
  market_range_min: dollars,
  market_range_max: dollars,
  confidence: share,
  description: v.pipe(v.string(), v.minLength(1)),
});
