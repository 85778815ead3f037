import type { Lender, WrittenFinance } from './lender.ts';

/** What a rule set requires of a vehicle for an estimate. All of them require that it is available. */
export interface EstimateRule {
  /** Only vehicles younger than this many years. */
  youngerThan: number | null;
  /** Only prices above this, in dollars. */
  priceAbove: number | null;
  /** The figure that the lender must have given for it. */
  needs: 'comparisonRate' | 'paymentWeek' | 'paymentMonth' | null;
}

/** The rule sets of the providers (FEST-02 to FEST-05), by the word that `finance.estimate.rules` uses. */
export const estimateRules = {
  recent: { youngerThan: 12, priceAbove: 500, needs: 'comparisonRate' },
  available: { youngerThan: null, priceAbove: null, needs: null },
  weekly: { youngerThan: null, priceAbove: 500, needs: 'paymentWeek' },
  monthly: { youngerThan: null, priceAbove: 500, needs: 'paymentMonth' },
} as const satisfies Record<string, EstimateRule>;

export type EstimateRuleName = keyof typeof estimateRules;
export const estimateRuleNames = Object.keys(estimateRules) as [EstimateRuleName, ...EstimateRuleName[]];

/** Values that a control can take: from `min` on in steps, and `max` itself (C2). */
export interface ValueRange {
  min: number;
  max: number;
  step: number;
}

/** What a loan costs besides interest; `month` fees are paid with every repayment (C57). */
export type LoanFee = WrittenFinance['fees'][number];

/**
 * Limits and beginnings of the finance calculator (FCAL rows). Interest begins at the lender's advertised rate, because the
 * comparison rate stands beside it.
 */
export type CalculatorRules = Exclude<WrittenFinance['calculator'], false>;

/** Everything about credit that a site may show. A site without a lender has none of it. */
export interface FinanceRules extends Omit<WrittenFinance, 'provider' | 'lender'> {
  /** Name by which the stock feed knows the provider. */
  provider: string;
  lender: Lender;
}

/** Fees that are added to the loan, and fees that come with the repayments of a month (C57); dollars. */
export const sumFees = (fees: readonly LoanFee[], per: LoanFee['per']): number =>
  fees.reduce((sum, fee) => (fee.per === per ? sum + fee.amount : sum), 0);
