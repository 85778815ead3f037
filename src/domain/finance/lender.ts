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
 * The lender that a dealer advertises, from its settings. By law the comparison rate, its example and the warning stand
 * beside every rate and repayment (LEGAL 4). The lender states the comparison rate; nothing here computes it.
 */
export type Lender = NonNullable<WrittenFinance['lender']>;
