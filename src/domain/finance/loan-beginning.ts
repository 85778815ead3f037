import type { FinanceEstimate } from './estimate.ts';
import { sumFees, type CalculatorRules, type FinanceRules, type LoanFee, type ValueRange } from './rules.ts';
import { isInside } from '../search/value-range.ts';

/** What the lender itself says a loan costs; dollars. */
export interface LoanQuote {
  /** A week, unrounded. */
  repayment: number;
  /** Everything that is paid over the term; null when the lender does not say. */
  total: number | null;
}

/** First values of the calculator on a page with an estimate: the figures of that estimate. Dollars, years. */
export interface LoanBeginning {
  term: number;
  deposit: number;
  residual: number;
  /** Shown until the shopper changes something; null where the calculator computes it. */
  quote: LoanQuote | null;
}

/**
 * Why a calculator cannot show the figures of the estimate on its page; null where it can. Either the lender quotes
 * this vehicle a rate other than the advertised one, to which its comparison rate belongs (C4), or the controls do not
 * reach the figures.
 */
export function findDifference(
  { interestRate, termYears, deposit, balloon }: FinanceEstimate,
  { lender, calculator }: FinanceRules,
  price: number | null,
): 'rate' | 'limits' | null {
  if (calculator === false) return null;
  if (interestRate !== lender.interestRate) return 'rate';
  const isReached =
    price !== null &&
    isInside(termYears, calculator.term) &&
    isInside(deposit, calculator.deposit) &&
    isInside(balloon, calculator.residual);
  return isReached ? null : 'limits';
}

const limit = (value: number, { min, max }: ValueRange): number => Math.min(Math.max(value, min), max);

/**
 * First values of a calculator from the estimate of its page (C1). A value out of reach becomes the nearest end of its
 * control.
 */
export function beginAtEstimate(
  estimate: FinanceEstimate,
  finance: FinanceRules & { calculator: CalculatorRules },
  price: number | null,
): LoanBeginning {
  const { term, deposit, residual } = finance.calculator;
  const { source, exact, totalPayable } = estimate;
  const isQuoted = source === 'lender' || totalPayable !== null;
  return {
    term: limit(estimate.termYears, term),
    deposit: limit(estimate.deposit, deposit),
    residual: limit(estimate.balloon, residual),
    quote:
      isQuoted && findDifference(estimate, finance, price) === null
        ? { repayment: exact, total: totalPayable }
        : null,
  };
}

/** The comparison rate of the calculator. The lender may quote a vehicle its own for the advertised rate. */
export const findComparisonRate = (
  { interestRate, comparisonRate }: FinanceEstimate,
  { lender }: FinanceRules,
): number => (interestRate === lender.interestRate ? comparisonRate : lender.comparisonRate);

/** The fees of an estimate: the lender's list, or the sum quoted for the vehicle under `name`. */
export const listEstimateFees = (
  { establishmentFees }: FinanceEstimate,
  fees: readonly LoanFee[],
  name: string,
): LoanFee[] =>
  establishmentFees === sumFees(fees, 'loan')
    ? [...fees]
    : [
        ...(establishmentFees > 0 ? [{ name, amount: establishmentFees, per: 'loan' as const }] : []),
        ...fees.filter(({ per }) => per === 'month'),
      ];
