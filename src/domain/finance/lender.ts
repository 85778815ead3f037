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

/**
 * The lender that a dealer advertises, from its settings. Law asks that the comparison rate, its example and the
 * warning stand wherever a rate or a repayment does (LEGAL 4); the comparison rate is the lender's word and is never
 * worked out here.
 */
export interface Lender {
  name: string;
  /** Australian credit licence, digits only. */
  creditLicence: string | null;
  /** Percent a year. */
  interestRate: number;
  comparisonRate: number;
  /** The loan that the comparison rate was worked out for: whole dollars, years, secured or not. */
  example: { amount: number; years: number; secured: boolean };
  /** The comparison rates of all the lender's customers, where it names a range (FEST-08). */
  comparisonRange: { from: number; to: number } | null;
  /** Conditions in the lender's words (VDP-12). */
  disclaimer: string;
}
