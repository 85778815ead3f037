import type { LenderFigures } from './lender.ts';

/** Figures that a lender named for one price of a vehicle. */
const quoted = ['paymentWeek', 'paymentMonth', 'totalPayable'] as const;

/** Whether a lender's figures are a quote for one price. Otherwise they are terms for any price. */
export const isQuote = (figures: LenderFigures): boolean => quoted.some((name) => figures[name] !== null);

/**
 * The terms of a quote, which hold for any price: rates, term and fees. Sums go, and conditions that may name sums.
 * Deposit and balloon go too, so that no repayment is understated.
 */
export const keepTerms = (figures: LenderFigures): LenderFigures => ({
  ...figures,
  ...{ paymentWeek: null, paymentMonth: null, totalPayable: null },
  ...{ deposit: null, balloon: null, disclaimer: null },
});
