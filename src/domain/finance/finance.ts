/** How often a repayment is due; each with its number in a year (FCAL-10). */
export const periodsPerYear = { week: 52, fortnight: 26, month: 12 } as const;
export type RepaymentPeriod = keyof typeof periodsPerYear;
export const repaymentPeriods = Object.keys(periodsPerYear) as RepaymentPeriod[];

/** One loan. Money in dollars, `rate` in percent a year, `years` of any length. */
export interface Loan {
  /** What is left to borrow after deposit and trade-in, one-off fees included. */
  principal: number;
  /** What is still owed after the last repayment. */
  residual: number;
  rate: number;
  years: number;
  period: RepaymentPeriod;
}

/** Number of repayments: a half year of weeks is 26. */
export const countRepayments = ({ years, period }: Pick<Loan, 'years' | 'period'>): number =>
  Math.round(years * periodsPerYear[period]);

/**
 * The repayment of each period, unrounded dollars: standard amortisation, paid at the end of each period (FCAL-12).
 * Without interest the principal is paid back in equal parts. Zero when nothing is owed.
 */
export function calculateRepayment(loan: Loan): number {
  const { principal, residual, rate } = loan;
  const count = countRepayments(loan);
  if (principal <= 0 || count <= 0) return 0;
  const interest = rate / 100 / periodsPerYear[loan.period];
  if (interest === 0) return (principal - residual) / count;
  const growth = (1 + interest) ** count;
  return ((principal * growth - residual) * interest) / (growth - 1);
}

/**
 * What a repayment of each period pays back in the term, unrounded dollars: the other way round. Zero where nothing is
 * repaid.
 */
export function calculatePrincipal(
  repayment: number,
  { rate, ...term }: Pick<Loan, 'rate' | 'years' | 'period'>,
): number {
  const count = countRepayments(term);
  if (repayment <= 0 || count <= 0) return 0;
  const interest = rate / 100 / periodsPerYear[term.period];
  return interest === 0 ? repayment * count : (repayment * (1 - (1 + interest) ** -count)) / interest;
}

/** Whole dollars (C8). Floating-point noise does not push an amount up to the next dollar. */
export const roundRepayment = (repayment: number, rounding: 'ceil' | 'round'): number =>
  rounding === 'ceil' ? Math.ceil(repayment - 1e-6) : Math.round(repayment);
