import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyChoices, findBodies, type BodyChoice } from '#domain/costs/body-picker.ts';
import {
  changePeriod,
  createBudgetPath,
  defaultBudget,
  defaultCash,
  estimateBudget,
  findPriceCap,
  findPriceSpan,
  leastBudgetPrice,
  measureBudgetStock,
  readAmount,
  sumPayments,
  type Budget,
} from '#domain/costs/budget.ts';

describe('BUDG-01 BUDG-02 the estimate', () => {
  const estimates: [string, Budget, number][] = [
    ['weekly defaults', defaultBudget, 54_000],
    ['monthly defaults', changePeriod(defaultBudget, 'monthly'), 38_000],
    ['nothing', { repayment: 0, period: 'weekly', deposit: 0 }, 0],
    ['a deposit alone', { repayment: 0, period: 'monthly', deposit: 9_999 }, 9_999],
  ];
  test.each(estimates)('%s', (_name, budget, sum) => {
    expect(sumPayments(budget)).toBe(sum);
    expect(estimateBudget(budget, { rate: 0, fees: [] })).toBe(sum);
  });
  test('BUDG-08 LEGAL 4 interest and fees of the lender lower what it buys', () => {
    const loan = { name: 'Establishment', amount: 395, per: 'loan' } as const;
    const month = { name: 'Account', amount: 8, per: 'month' } as const;
    // 600 a month for 60 months at 7.99 % a year pay back 29,598.
    const monthly = changePeriod(defaultBudget, 'monthly');
    expect(estimateBudget(monthly, { rate: 7.99, fees: [] })).toBe(31_598);
    expect(estimateBudget(monthly, { rate: 7.99, fees: [loan] })).toBe(31_203);
    expect(estimateBudget(monthly, { rate: 7.99, fees: [month] })).toBe(31_203);
    expect(estimateBudget({ ...monthly, repayment: 5 }, { rate: 7.99, fees: [loan, month] })).toBe(2_000);
  });
  test('LEGAL 4 without a lender only what somebody has is counted', () => {
    expect(estimateBudget(defaultCash, null)).toBe(30_000);
    expect(estimateBudget({ ...defaultCash, repayment: 200 }, null)).toBe(30_000);
  });
  test('a repayment of the shopper’s own stays when the period changes', () =>
    expect(changePeriod({ ...defaultBudget, repayment: 250 }, 'monthly').repayment).toBe(250));
});

describe('BUDG-03 amounts', () => {
  const typed: [string, number][] = [
    ['250', 250],
    ['$1,250', 1_250],
    ['-5', 0],
    ['abc', 0],
    ['', 0],
    ['12e9', 1_000_000],
    ['1000001', 1_000_000],
    ['99.6', 100],
  ];
  test.each(typed)('%j is %i', (text, amount) => expect(readAmount(text)).toBe(amount));
  test('anything at all is a whole number from 0 to 1,000,000', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = readAmount(text);
        expect(Number.isInteger(amount) && amount >= 0 && amount <= 1_000_000).toBe(true);
      }),
    );
  });
});

describe('the stock', () => {
  const used = { priceType: null, carType: 'used' } as const;
  const stock = measureBudgetStock([
    { body: 'SUV', price: 20_000, offerPrice: null, ...used },
    { body: 'SUV', price: 66_000, offerPrice: 60_000, ...used },
    { body: 'Ute', price: 30_000, offerPrice: null, ...used },
    { body: null, price: 90_000, offerPrice: null, ...used },
    { body: 'Van', price: 1_000, offerPrice: null, ...used },
    { body: 'Hatch', price: null, offerPrice: null, ...used },
  ]);
  test('BUDG-05 only prices above 1,000 count', () => {
    expect(leastBudgetPrice).toBe(1_000);
    expect(stock).toEqual({
      all: { min: 20_000, max: 90_000 },
      bodies: { SUV: { min: 20_000, max: 60_000 }, Ute: { min: 30_000, max: 30_000 } },
    });
  });
  test('prices of the chosen bodies, of all without a choice', () => {
    expect(findPriceSpan(stock, [])).toEqual({ min: 20_000, max: 90_000 });
    expect(findPriceSpan(stock, ['Ute', 'SUV'])).toEqual({ min: 20_000, max: 60_000 });
    expect(findPriceSpan(stock, ['Bus'])).toBeNull();
  });
  test('BUDG-06 C60 the cap is the budget, at most the dearest in stock, 100,000 when unknown', () => {
    expect(findPriceCap(54_000, { min: 1, max: 90_000 })).toBe(54_000);
    expect(findPriceCap(540_000, { min: 1, max: 90_000 })).toBe(90_000);
    expect(findPriceCap(540_000, null)).toBe(100_000);
  });
  test('the results: the listing with price and bodies in its address', () =>
    expect(createBudgetPath(54_000, ['SUV', 'Cab Chassis'], '/search/used-cars/')).toBe(
      '/search/used-cars/?body=SUV&body=Cab+Chassis&price=1000-54000',
    ));
});

describe('BUDG-07 the body picker', () => {
  test('has the 18 values of the spec, in its order', () =>
    expect(bodyChoices).toEqual([
      '4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'hardtop', 'hatch', 'hatchback', 'motorhome',
      'lightTruck', 'peopleMover', 'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon',
    ])); // oxfmt-ignore
  const found: [BodyChoice, string[]][] = [
    ['suv', ['SUV']],
    ['cabChassis', ['CAB-CHASSIS']],
    ['coupe', ['Coupé']],
    ['peopleMover', []],
  ];
  test.each(found)('%s stands for what the stock calls it', (choice, bodies) =>
    expect(findBodies(choice, ['SUV', 'CAB-CHASSIS', 'Coupé', 'Ute'])).toEqual(bodies),
  );
});
