import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateRepayment, countRepayments, repaymentPeriods, type Loan } from '#domain/finance/finance.ts';

const loan = (changed: Partial<Loan>): Loan => ({
  principal: 30_000,
  residual: 0,
  rate: 10,
  years: 5,
  period: 'month',
  ...changed,
});

test.each<[string, Partial<Loan>, number, number]>([
  ['$30,000 at 10% over 5 years, monthly', {}, 637.4113, 638],
  ['the same fortnightly', { period: 'fortnight' }, 293.6837, 294],
  ['the same weekly', { period: 'week' }, 146.7333, 147],
  ['6 years weekly at 10%', { years: 6, period: 'week' }, 127.9572, 128],
  ['6 years weekly at 8.5%', { years: 6, rate: 8.5, period: 'week' }, 122.8251, 123],
  ['5 years monthly at 12.94%', { rate: 12.94 }, 681.6711, 682],
  ['5 years weekly at 12.94%', { rate: 12.94, period: 'week' }, 156.8474, 157],
  ['residual of 9000, monthly', { residual: 9_000 }, 521.1879, 522],
  ['residual of 9000, weekly', { residual: 9_000, period: 'week' }, 120.021, 121],
  ['deposit of 2000 and fee of 1360.5, monthly', { principal: 30_000 - 2_000 + 1_360.5 }, 623.8239, 624],
  ['the same weekly', { principal: 29_360.5, period: 'week' }, 143.6054, 144],
  ['$5,000 weekly', { principal: 5_000, period: 'week' }, 24.4555, 25],
])('FCAL-12: %s', (_name, changed, exact, ceiled) => {
  const repayment = calculateRepayment(loan(changed));
  expect(repayment).toBeCloseTo(exact, 4);
  expect(Math.ceil(repayment)).toBe(ceiled);
});

test('FCAL-12: without interest the principal is paid back in equal parts', () => {
  expect(calculateRepayment(loan({ rate: 0 }))).toBe(500);
});

test.each([0, -1])('FCAL-12: nothing is due on a principal of %i', (principal) => {
  expect(calculateRepayment(loan({ principal }))).toBe(0);
});

/** What is still owed, by paying it off one repayment after the other: no closed formula. */
function payOff({ principal, rate, years, period }: Loan, repayment: number): number {
  const perYear = { week: 52, fortnight: 26, month: 12 }[period];
  let owed = principal;
  for (let paid = 0; paid < countRepayments({ years, period }); paid += 1)
    owed = owed + (owed * rate) / 100 / perYear - repayment;
  return owed;
}

const loans = fc.record({
  principal: fc.integer({ min: 500, max: 250_000 }),
  share: fc.double({ min: 0, max: 0.9, noNaN: true }),
  rate: fc.double({ min: 0, max: 20, noNaN: true }),
  halfYears: fc.integer({ min: 2, max: 14 }),
  period: fc.constantFrom(...repaymentPeriods),
});

test('FCAL-10 FCAL-12: paying every repayment leaves exactly the residual', () => {
  fc.assert(
    fc.property(loans, ({ principal, share, rate, halfYears, period }) => {
      const residual = Math.round(principal * share);
      const any = { principal, residual, rate, years: halfYears / 2, period };
      // Rates that are almost nothing lose digits in (growth - 1); a cent is what matters.
      fc.pre(rate === 0 || rate > 0.001);
      expect(payOff(any, calculateRepayment(any))).toBeCloseTo(residual, 2);
    }),
  );
});

test('FCAL-12: more years, a smaller repayment; more interest, a larger one', () => {
  fc.assert(
    fc.property(loans, ({ principal, rate, halfYears, period }) => {
      fc.pre(rate > 0.001);
      const any = { principal, residual: 0, rate, years: halfYears / 2, period };
      const repayment = calculateRepayment(any);
      expect(calculateRepayment({ ...any, years: any.years + 0.5 })).toBeLessThan(repayment);
      expect(calculateRepayment({ ...any, rate: rate + 0.5 })).toBeGreaterThan(repayment);
    }),
  );
});
