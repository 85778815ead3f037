import { describe, expect, test } from 'vitest';
import {
  acceptTyped,
  beginLoan,
  calculateLoan,
  limitAmount,
  listLoanYears,
  type LoanChoice,
} from '#domain/finance/calculator.ts';
import type { CalculatorRules, LoanFee } from '#domain/finance/rules.ts';
import { canCalculateFinance } from '#domain/finance/estimate.ts';
import { sampleFinance } from './rules-sample.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const { calculator } = sampleFinance();
if (!calculator) throw new Error('the sample has a calculator');
const rules: CalculatorRules = calculator;
const choose = (changed: Partial<LoanChoice> = {}): LoanChoice => ({
  ...beginLoan(rules, 30_000),
  ...changed,
});
const calculate = (changed: Partial<LoanChoice>, fees: LoanFee[] = [], changedRules = rules) =>
  calculateLoan(choose(changed), changedRules, fees, limitAmount(changedRules, null));

describe('where it begins', () => {
  test.each<[number | null, number]>([
    [36_990, 36_990],
    [null, 30_000],
    [0, 30_000],
  ])('FCAL-01: with a price of %j at %d', (price, amount) => {
    expect(beginLoan(rules, price).amount).toBe(amount);
  });
  test('FCAL-06, FCAL-08, FCAL-09: 5 years, the configured rate, nothing down, no residual', () => {
    expect(beginLoan(rules, null)).toMatchObject({ term: 5, rate: 10, deposit: 0, residual: 0 });
  });
});

describe('C1: beside an estimate it begins at what that stands on', () => {
  const begun = beginLoan(rules, 30_000, { term: 4.25, deposit: 1_234.56, residual: 9_000, quote: null });
  test('term, deposit and balloon, by the week', () => {
    expect(begun).toEqual({
      ...{ amount: 30_000, term: 4.25, rate: 10, deposit: 1_234.56, residual: 9_000, period: 'week' },
    });
  });
  test('and a slider leads back there, whatever its steps', () => {
    for (const name of ['term', 'rate', 'deposit', 'residual'] as const)
      expect(acceptTyped(name, begun[name], rules, begun)).toBe(begun[name]);
    expect(acceptTyped('term', 4.2, rules, begun)).toBe(4);
  });
});

describe('FCAL-03: the most that can be borrowed', () => {
  const limited: CalculatorRules = {
    ...rules,
    amount: { ...rules.amount, max: 100_000, maxFromPrice: 1.05 },
  };
  test.each<[string, CalculatorRules, number | null, number]>([
    ['the maximum', rules, 400_000, 250_000],
    ['the maximum, where the price is not above it', limited, 100_000, 100_000],
    ['1.05 × price, where it is', limited, 120_000, 126_000],
    ['the maximum without a price', limited, null, 100_000],
  ])('%s', (_name, of, price, most) => {
    expect(limitAmount(of, price).max).toBe(most);
  });
});

describe('what is typed', () => {
  test.each<[string, Parameters<typeof acceptTyped>[0], number, number]>([
    ['FCAL-05: an amount below 0 is 0', 'amount', -200, 0],
    ['FCAL-04: an amount outside stays, so that help can name it', 'amount', 900_000, 900_000],
    ['FCAL-06: half years', 'term', 4.3, 4.5],
    ['FCAL-06: 7 years at most', 'term', 12, 7],
    ['FCAL-07: half percents', 'rate', 8.2, 8],
    ['FCAL-09: half dollars', 'deposit', 2_000.3, 2_000.5],
    ['FCAL-09: 250,000 at most', 'residual', 300_000, 250_000],
  ])('%s', (_name, name, value, expected) => {
    expect(acceptTyped(name, value, rules)).toBe(expected);
  });
  test('C2: the lender’s own rate counts, whatever the steps', () => {
    const own = { ...rules, interest: { ...rules.interest, default: 8.87 } };
    expect(acceptTyped('rate', 8.87, own)).toBe(8.87);
  });
});

describe('what it costs', () => {
  const fee = (amount: number, per: LoanFee['per'] = 'loan'): LoanFee => ({ name: 'Fee', amount, per });
  const composite = [fee(395), fee(6), fee(912.25), fee(8, 'month')];
  test.each<[string, Partial<LoanChoice>, LoanFee[], number | null]>([
    ['FCAL-12: $30,000 at 10% over 5 years', {}, [], 147],
    ['FCAL-10: fortnightly', { period: 'fortnight' }, [], 294],
    ['FCAL-10: monthly', { period: 'month' }, [], 638],
    ['FCAL-11: a deposit and an establishment fee', { deposit: 2_000 }, [fee(1_360.5)], 144],
    ['FCAL-11: an establishment fee of 1300', { period: 'month' }, [fee(1_300)], 666],
    ['C57: composite fees, 8 a month with the repayment', { period: 'month' }, composite, 674],
    ['C57: of a month, 12 ÷ 52 a week', {}, composite, 156],
    ['FCAL-13: 25 or less is asked about', { amount: 5_000 }, [], null],
    ['FCAL-13: 26 is not', { amount: 5_300 }, [], 26],
    ['FCAL-04: an amount outside is asked about', { amount: 251_000 }, [], null],
    ['a deposit that covers it', { deposit: 30_000 }, [fee(395)], null],
  ])('%s', (_name, changed, fees, repayment) => {
    expect(calculate(changed, fees).repayment).toBe(repayment);
  });

  test('C8: round where the dealer rounds', () => {
    expect(calculate({ period: 'month' }, [], { ...rules, rounding: 'round' }).repayment).toBe(637);
  });

  test('what is paid is what was borrowed, interest and fees', () => {
    const { principal, interest, fees, total } = calculate({ residual: 9_000, deposit: 1_000 }, composite);
    expect(principal).toBe(29_000 + 1_313.25);
    expect(fees).toBeCloseTo(1_313.25 + 8 * 60, 6);
    expect(29_000 + interest + fees).toBeCloseTo(total, 6);
  });
});

describe('FCAL-15: the loan year by year', () => {
  test('adds up, and ends at the residual', () => {
    const { loan, interest } = calculate({ residual: 9_000, term: 5.5 });
    const years = listLoanYears(loan);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 5.5]);
    expect(years.at(-1)?.owed).toBeCloseTo(9_000, 4);
    expect(years.reduce((sum, year) => sum + year.principal, 0)).toBeCloseTo(21_000, 4);
    expect(years.reduce((sum, year) => sum + year.interest, 0)).toBeCloseTo(interest, 4);
  });
});

describe('VDP-06, C9: on which pages it stands', () => {
  const lender = {
    ...{ disclaimer: null, deposit: null, totalPayable: null, interestRate: 8, comparisonRate: 9 },
    ...{ termYears: null, termMonths: null, termWeeks: null, establishmentFees: null, balloon: null },
    ...{ financeProvider: 'jetty-street', paymentWeek: null, paymentMonth: null },
  };
  test.each<[string, Parameters<typeof stockVehicle>[0], boolean]>([
    ['a price', { price: 20_000 }, true],
    ['no price', { price: null }, false],
    ['no price, but a weekly repayment', { financeLenders: [{ ...lender, paymentWeek: 90 }] }, true],
    ['no price, but a monthly repayment', { financeLenders: [{ ...lender, paymentMonth: 390 }] }, true],
    ['a repayment of nothing', { financeLenders: [{ ...lender, paymentWeek: 0 }] }, false],
    ['a price, but gone', { price: 20_000, status: 'sold' }, false],
  ])('%s', (_name, changed, stands) => {
    expect(canCalculateFinance(stockVehicle(changed), sampleFinance())).toBe(stands);
  });
});
