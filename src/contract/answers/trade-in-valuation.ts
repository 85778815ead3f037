import * as v from 'valibot';

const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000_000));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999_999));

/** A range of a day: a single figure would promise what only an inspection can. */
export const tradeInValuation = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    low: dollars,
    high: dollars,
    valued_at: seconds,
    valid_until: seconds,
  }),
  v.check(({ low, high }) => low <= high, 'low is above high'),
  v.check(({ valued_at, valid_until }) => valued_at < valid_until, 'valid_until is not after valued_at'),
);
