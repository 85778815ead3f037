import { expect, test } from 'vitest';
import { changePeriod, defaultBudget } from '#domain/costs/budget.ts';
import { beginLoan } from '#domain/finance/calculator.ts';
import { periodsPerYear } from '#domain/finance/finance.ts';
import { createSavedVehicle } from '#domain/garage/garage.ts';
import { sampleFinance } from '../finance/rules-sample.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

/** The user's phone and the watchlist kept on the server wait for sign-in, which no dealer file can switch on (C28). */
test('DATA-07 the calculator holds amount, term, interest, frequency, deposit and residual', () => {
  const { calculator } = sampleFinance();
  if (!calculator) throw new Error('the sample has a calculator');
  expect(beginLoan(calculator, 36_990)).toEqual({
    ...{ amount: 36_990, term: 5, rate: 10, period: 'week', deposit: 0, residual: 0 },
  });
  expect(periodsPerYear).toEqual({ week: 52, fortnight: 26, month: 12 });
});

test('DATA-07 the budget holds a repayment, a deposit and a period: weekly or monthly', () => {
  expect(defaultBudget).toEqual({ repayment: 200, period: 'weekly', deposit: 2_000 });
  expect(changePeriod(defaultBudget, 'monthly')).toEqual({
    repayment: 600,
    period: 'monthly',
    deposit: 2_000,
  });
});

test('DATA-07 a saved vehicle without a price keeps none: null, not 0', () => {
  expect(createSavedVehicle(stockVehicle())).toMatchObject({ price: null, primary_image_url: null });
});
