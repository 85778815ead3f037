import * as v from 'valibot';
import type { LenderFigures } from '#domain/finance/lender.ts';

const figure = v.fallback(v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null), null);
const text = v.fallback(v.optional(v.nullable(v.string()), null), null);

/** One entry of `finance_lenders`, in the index's own spelling, which is the domain's (FEST-06). */
const lender = v.object({
  financeProvider: v.pipe(v.string(), v.minLength(1)),
  disclaimer: text,
  deposit: figure,
  paymentWeek: figure,
  paymentMonth: figure,
  totalPayable: figure,
  interestRate: figure,
  comparisonRate: figure,
  termYears: figure,
  termMonths: figure,
  termWeeks: figure,
  establishmentFees: figure,
  balloon: figure,
});

/** Figures of lenders. An entry without a provider says nothing, and a figure that is no number is unknown. */
export const parseLenders = (input: unknown): LenderFigures[] =>
  (Array.isArray(input) ? input : []).flatMap((entry) => {
    const read = v.safeParse(lender, entry);
    return read.success ? [read.output] : [];
  });
