import {
  calculateRepayment,
  countRepayments,
  periodsPerYear,
  roundRepayment,
  type Loan,
  type RepaymentPeriod,
} from './finance.ts';
import { sumFees, type CalculatorRules, type FinanceRules, type LoanFee, type ValueRange } from './rules.ts';
import type { LoanBeginning, LoanQuote } from './loan-beginning.ts';
import { isInside, snap } from '../search/value-range.ts';

/** What a shopper may change (FCAL). Dollars, years, percent a year. */
export interface LoanChoice {
  amount: number;
  term: number;
  rate: number;
  deposit: number;
  residual: number;
  period: RepaymentPeriod;
}

/** Repayments up to this are not shown; shoppers ask about them instead (FCAL-13). */
const leastRepayment = 25;

/** Limits of the amount: for a price above the maximum, a multiple of the price where the dealer says so (FCAL-03). */
export function limitAmount({ amount }: CalculatorRules, price: number | null): ValueRange {
  const { min, max, step, maxFromPrice } = amount;
  const raised = maxFromPrice !== false && price !== null && price > max ? price * maxFromPrice : max;
  return { min, max: Math.round(raised), step };
}

/**
 * Where the calculator begins: the price, or the usual amount where there is none (FCAL-01), and the terms of the
 * page's estimate, or the usual ones (C1). The estimate is one by the week, so the calculator is too.
 */
export const beginLoan = (
  rules: CalculatorRules,
  price: number | null,
  estimate: LoanBeginning | null = null,
): LoanChoice => ({
  amount: price !== null && price > 0 ? price : rules.amount.default,
  term: estimate?.term ?? rules.term.default,
  rate: rules.interest.default,
  deposit: estimate?.deposit ?? rules.deposit.min,
  residual: estimate?.residual ?? rules.residual.min,
  period: 'week',
});

/** Whether a choice has the lender's advertised rate. The comparison rate holds for that rate alone (LEGAL 4). */
export const isAdvertised = ({ rate }: Pick<LoanChoice, 'rate'>, { lender }: FinanceRules): boolean =>
  rate === lender.interestRate;

/** Whether two choices are one loan. */
export const isSameLoan = (one: LoanChoice, other: LoanChoice): boolean =>
  (Object.keys(one) as (keyof LoanChoice)[]).every((name) => one[name] === other[name]);

/**
 * A typed value as the calculator takes it. Amounts are only raised to 0, so that a hint can say what is wrong with
 * them (FCAL-04, FCAL-05). All others are moved inside their limits and onto their steps, or reset.
 */
export function acceptTyped(
  name: Exclude<keyof LoanChoice, 'period'>,
  value: number,
  rules: CalculatorRules,
  beginning: LoanChoice = beginLoan(rules, null),
): number {
  if (name === 'amount') return Math.max(value, 0);
  if (value === beginning[name]) return value;
  return snap(value, rules[name === 'rate' ? 'interest' : name]);
}

/** What a choice costs; dollars. */
export interface LoanResult {
  /** Whole dollars of each period; null where the shopper should ask instead (FCAL-13). */
  repayment: number | null;
  count: number;
  /** What is borrowed, one-off fees included. */
  principal: number;
  /** Fees over the whole term. */
  fees: number;
  interest: number;
  /** Every repayment and the residual. */
  total: number;
  loan: Loan;
}

/**
 * Works out a choice (FCAL-12, FCAL-13, C8, C57), or takes over what the lender says it costs. An amount outside of its
 * limits has no repayment.
 */
export function calculateLoan(
  choice: LoanChoice,
  rules: CalculatorRules,
  fees: readonly LoanFee[],
  amounts: ValueRange,
  quote: LoanQuote | null = null,
): LoanResult {
  const { amount, deposit, residual, rate, term, period } = choice;
  const borrowed = Math.max(amount - deposit, 0);
  const once = borrowed > 0 ? sumFees(fees, 'loan') : 0;
  const loan: Loan = { principal: borrowed + once, residual, rate, years: term, period };
  const exact = calculateRepayment(loan);
  const count = countRepayments(loan);
  const account = exact > 0 ? (sumFees(fees, 'month') * 12) / periodsPerYear[period] : 0;
  const each = quote?.repayment ?? exact + account;
  const total = quote?.total ?? each * count + residual;
  const shown = roundRepayment(each, rules.rounding);
  const paidFees = once + account * count;
  const asked = !isInside(amount, amounts) || shown <= leastRepayment;
  return {
    repayment: asked ? null : shown,
    count,
    principal: loan.principal,
    fees: paidFees,
    interest: Math.max(total - borrowed - paidFees, 0),
    total,
    loan,
  };
}

/** How a loan stands at the end of a year; `year` may be a half one at the end. Dollars. */
export interface LoanYear {
  year: number;
  /** Paid back in that year, and paid as interest. */
  principal: number;
  interest: number;
  owed: number;
}

/** The loan year by year (FCAL-15). */
export function listLoanYears(loan: Loan): LoanYear[] {
  const repayment = calculateRepayment(loan);
  const count = countRepayments(loan);
  const perYear = periodsPerYear[loan.period];
  const years: LoanYear[] = [];
  let owed = loan.principal;
  for (let start = 0; start < count; start += perYear) {
    const before = owed;
    const payments = Math.min(perYear, count - start);
    for (let paid = 0; paid < payments; paid += 1) owed += (owed * loan.rate) / 100 / perYear - repayment;
    const principal = before - owed;
    years.push({
      year: (start + payments) / perYear,
      principal,
      interest: repayment * payments - principal,
      owed: Math.max(owed, 0),
    });
  }
  return years;
}
