import * as v from 'valibot';

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));
const id = words(200);

/** The cars of a registration, and what to ask about their condition. */
export const tradeInLookup = v.object({
  vehicles: v.pipe(
    v.array(
      v.object({
        id,
        make: words(60),
        model: words(120),
        badge: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
        year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
      }),
    ),
    v.maxLength(12),
  ),
  questions: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: words(40),
          question: words(120),
          answers: v.pipe(v.array(words(60)), v.minLength(2), v.maxLength(6)),
        }),
      ),
      v.maxLength(8),
    ),
    [],
  ),
  other_state: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(3))), null),
});
