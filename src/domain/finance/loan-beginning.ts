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

/** Where the calculator of a page begins that has an estimate: at the figures the estimate stands on. Dollars, years. */
export interface LoanBeginning {
  term: number;
  deposit: number;
  residual: number;
  /** Told as it is for as long as nothing is changed; null where the calculator works it out. */
  quote: LoanQuote | null;
}

/**
 * Why a calculator cannot tell what the estimate of its page tells, or null where it does: the lender quotes this
 * vehicle another rate than it advertises, with which alone its comparison rate stands (C4), or figures that the
 * controls do not reach.
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

/** Begins a calculator at the estimate of its page (C1); what its controls do not reach stands at their nearest end. */
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

/** The comparison rate of the calculator: the lender may quote a vehicle its own for the rate that it advertises. */
export const findComparisonRate = (
  { interestRate, comparisonRate }: FinanceEstimate,
  { lender }: FinanceRules,
): number => (interestRate === lender.interestRate ? comparisonRate : lender.comparisonRate);

/** The fees that an estimate stands on: the lender's list, or the one sum that it quotes the vehicle, by `name`. */
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
