import { calculateRepayment, periodsPerYear } from '#domain/finance/finance.ts';
import { sumFees, type FinanceRules } from '#domain/finance/rules.ts';
import type { SampleCase } from './case.ts';

const years = 5;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Figures as a lender would put them into the feed: its own repayments, at the rate that it advertises and with its
 * fees, so that a car's page and its calculator agree (LEGAL 4).
 */
function quote({ provider, lender, fees }: FinanceRules, price: number, balloon: number) {
  const { interestRate, comparisonRate } = lender;
  const establishmentFees = sumFees(fees, 'loan');
  const monthlyFees = sumFees(fees, 'month');
  const loan = { principal: price + establishmentFees, residual: balloon, rate: interestRate, years };
  const paymentMonth = cents(calculateRepayment({ ...loan, period: 'month' }) + monthlyFees);
  return {
    financeProvider: provider,
    interestRate,
    comparisonRate,
    paymentWeek: cents(
      calculateRepayment({ ...loan, period: 'week' }) +
        (monthlyFees * periodsPerYear.month) / periodsPerYear.week,
    ),
    paymentMonth,
    totalPayable: cents(paymentMonth * years * 12 + balloon),
    termYears: years,
    termMonths: years * 12,
    deposit: 0,
    establishmentFees,
    ...(balloon > 0 ? { balloon } : {}),
  };
}

const fits: SampleCase['fits'] = ({ finance, document }) => finance !== null && (document.price ?? 0) > 5_000;

/** What a lender may say of single vehicles (FEST-01, FEST-06); only where the dealer has a lender. */
export const financeCases: SampleCase[] = [
  {
    name: 'the lender’s own repayments',
    share: 0.1,
    fits,
    change: ({ finance, document: { price } }) =>
      finance ? { finance_lenders: [quote(finance, price ?? 0, 0)] } : {},
  },
  {
    name: 'with a balloon',
    share: 0.02,
    fits,
    change: ({ finance, document: { price } }) =>
      finance ? { finance_lenders: [quote(finance, price ?? 0, Math.round((price ?? 0) * 0.3))] } : {},
  },
  {
    name: 'not financed',
    share: 0.02,
    fits,
    change: ({ finance }) => (finance ? { finance_lenders: [{ financeProvider: finance.provider }] } : {}),
  },
];
