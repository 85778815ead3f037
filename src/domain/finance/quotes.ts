import type { LenderFigures } from './lender.ts';

/** Figures that a lender named for one price of a vehicle. */
const quoted = ['paymentWeek', 'paymentMonth', 'totalPayable'] as const;

/** Whether a lender's figures are a quote; else they are terms, which hold for any price. */
export const isQuote = (figures: LenderFigures): boolean => quoted.some((name) => figures[name] !== null);

/**
 * The terms of a quote without what was named for its price: rates, term and fees hold, sums do not, nor do conditions
 * that may name them. Without deposit and balloon no repayment is told too small.
 */
export const keepTerms = (figures: LenderFigures): LenderFigures => ({
  ...figures,
  ...{ paymentWeek: null, paymentMonth: null, totalPayable: null },
  ...{ deposit: null, balloon: null, disclaimer: null },
});
