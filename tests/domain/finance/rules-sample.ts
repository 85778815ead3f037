import type { FinanceRules } from '#domain/finance/rules.ts';

/** Rules of an invented lender, with whatever a test changes. */
export const sampleFinance = (changed: Partial<FinanceRules> = {}): FinanceRules => ({
  provider: 'jetty-street',
  lender: {
    name: 'Jetty Street Finance',
    creditLicence: '000421',
    interestRate: 10,
    comparisonRate: 10.9,
    example: { amount: 30_000, years: 5, secured: true },
    comparisonRange: null,
    disclaimer: 'Conditions apply.',
  },
  fees: [],
  estimate: { rules: 'recent', excludeMakes: ['Suzuki'], termYears: 6 },
  calculator: {
    amount: { min: 1_000, max: 250_000, step: 500, default: 30_000, maxFromPrice: false },
    term: { min: 1, max: 7, step: 0.5, default: 5 },
    interest: { min: 0.5, max: 15, step: 0.5, default: 10 },
    deposit: { min: 0, max: 250_000, step: 0.5 },
    residual: { min: 0, max: 250_000, step: 0.5 },
    rounding: 'ceil',
  },
  ...changed,
});
