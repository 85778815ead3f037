import type { WrittenSettings } from '../site/settings.ts';

/**
 * What a lender says about one vehicle, from the stock feed (FEST-06). Unknown is null. Money in dollars, rates in
 * percent a year.
 */
export interface LenderFigures {
  /** Name of the provider that the figures come from. */
  financeProvider: string;
  disclaimer: string | null;
  deposit: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  totalPayable: number | null;
  interestRate: number | null;
  comparisonRate: number | null;
  termYears: number | null;
  termMonths: number | null;
  termWeeks: number | null;
  establishmentFees: number | null;
  balloon: number | null;
}

/** What a dealer file says about credit. */
export type WrittenFinance = Exclude<WrittenSettings['finance'], false>;

/**
 * The lender that a dealer advertises, from its settings. Law asks that the comparison rate, its example and the
 * warning stand wherever a rate or a repayment does (LEGAL 4); the comparison rate is the lender's word and is never
 * worked out here.
 */
export type Lender = NonNullable<WrittenFinance['lender']>;
