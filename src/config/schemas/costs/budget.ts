import * as v from 'valibot';
import { kind, title } from '../sections/kind.ts';
import { choice, flag, wholeNumber } from '../values.ts';

const dollars = (description: string, least = 1) =>
  wholeNumber(description, least, 10_000_000, 'whole dollars');

/** Sections that lead from money to vehicles (C6, C7, C60). */
export const budgetSections = [
  kind('budget', {
    title,
    condition: v.optional(choice('Only new, demo or used vehicles.', ['new', 'demo', 'used'])),
    bodies: v.optional(
      v.pipe(
        v.union([v.literal(false), v.picklist(['stocked', 'all'])], 'stocked, all or false'),
        v.description('Body picker: the types in stock, all 18 types, or none.'),
      ),
      'stocked',
    ),
    disclaimer: v.optional(flag('Say what the estimate leaves out.'), true),
  }),
  v.pipe(
    kind('priceSlider', {
      title,
      min: v.optional(dollars('Lowest price, in dollars.', 0), 5_000),
      max: v.optional(dollars('Highest price, in dollars.'), 250_000),
      step: v.optional(dollars('Dollars that the thumbs move by.'), 500),
      minGap: v.optional(dollars('Dollars that stay between the thumbs.', 0), 1),
    }),
    v.check(({ min, max, step }) => max >= min + step, 'a max that is at least one step above min'),
  ),
] as const;
