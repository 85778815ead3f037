import { describe, expect, test } from 'vitest';
import { canCalculateFinance, estimateFinance, formatRate } from '#domain/finance/estimate.ts';
import { estimateRuleNames, type EstimateRuleName, type FinanceRules } from '#domain/finance/rules.ts';
import type { LenderFigures } from '#domain/finance/lender.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { sampleFinance } from './rules-sample.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const now = Date.UTC(2026, 10, 21) / 1_000;
const figures = (changed: Partial<LenderFigures> = {}): LenderFigures => ({
  financeProvider: 'Jetty-Street',
  disclaimer: null,
  deposit: null,
  paymentWeek: 139.2,
  paymentMonth: 604,
  totalPayable: 36_240,
  interestRate: 8.49,
  comparisonRate: 9.1,
  termYears: 5,
  termMonths: null,
  termWeeks: null,
  establishmentFees: null,
  balloon: null,
  ...changed,
});
const vehicle = (changed: Partial<Vehicle> = {}, lender: Partial<LenderFigures> = {}): Vehicle =>
  stockVehicle({ year: 2021, price: 30_000, financeLenders: [figures(lender)], ...changed });
const rules = (name: EstimateRuleName): FinanceRules =>
  sampleFinance({ estimate: { rules: name, excludeMakes: ['Suzuki'], termYears: 6 } });
const isShown = (car: Vehicle, finance: FinanceRules | null = rules('available')): boolean =>
  estimateFinance(car, finance, now) !== null;

describe.each(estimateRuleNames)('under the rules %s', (name) => {
  test.each<[string, Vehicle, boolean]>([
    ['FEST-01: a vehicle that has everything', vehicle(), true],
    ['FEST-01: coming soon is available', vehicle({ status: 'coming_soon' }), true],
    ['FEST-01: sold', vehicle({ status: 'sold' }), false],
    ['FEST-01: no interest rate', vehicle({}, { interestRate: null }), false],
    ['FEST-01: no comparison rate', vehicle({}, { comparisonRate: null }), false],
    ['FEST-01, C36: a Suzuki, in any spelling', vehicle({ make: 'SUZUKI' }), false],
    ['a price of 500 is not above 500', vehicle({ price: 500 }), name === 'available'],
    ['a price of 501 is', vehicle({ price: 501 }), true],
    ['FEST-02: twelve years old', vehicle({ year: 2014 }), name !== 'recent'],
    ['FEST-02: eleven years old', vehicle({ year: 2015 }), true],
    ['FEST-02: of unknown age', vehicle({ year: null }), name !== 'recent'],
    ['FEST-04: no weekly payment', vehicle({}, { paymentWeek: null }), name !== 'weekly'],
    ['FEST-05: no monthly payment', vehicle({}, { paymentMonth: null }), name !== 'monthly'],
  ])('%s: %#', (_case, car, shown) => {
    expect(isShown(car, rules(name))).toBe(shown);
  });
});

describe('VDP-06, FEST-01: the calculator of a page', () => {
  test.each<[string, Vehicle, boolean]>([
    ['a vehicle with a price', vehicle({ financeLenders: [] }), true],
    ['a repayment of the lender instead of a price', vehicle({ price: null }), true],
    [
      'neither price nor repayment',
      vehicle({ price: null }, { paymentWeek: null, paymentMonth: null }),
      false,
    ],
    ['sold', vehicle({ status: 'sold' }), false],
    ['an excluded make says nothing about credit at all', vehicle({ make: 'SUZUKI' }), false],
    ['no interest rate of the lender', vehicle({}, { interestRate: null }), false],
    ['no comparison rate of the lender', vehicle({}, { comparisonRate: null }), false],
    [
      'another lender without rates',
      vehicle({}, { financeProvider: 'somebody', interestRate: null, comparisonRate: null }),
      true,
    ],
  ])('%s: %#', (_case, car, shown) => {
    expect(canCalculateFinance(car, rules('available'))).toBe(shown);
  });
});

describe('who is left out', () => {
  test('FEST-01, LEGAL 4: a site without a lender', () => {
    expect(isShown(vehicle(), null)).toBe(false);
  });
  test('FEST-01: a site that suppresses estimates', () => {
    expect(isShown(vehicle(), sampleFinance({ estimate: false }))).toBe(false);
  });
  test('C36: excluded makes are a setting', () => {
    const open = sampleFinance({ estimate: { rules: 'recent', excludeMakes: [], termYears: 6 } });
    expect(isShown(vehicle({ make: 'Suzuki' }), open)).toBe(true);
  });
  test('FEST-03: without price and payment there is nothing to say', () => {
    const unpriced = vehicle({ price: null }, { paymentWeek: null, paymentMonth: null });
    expect(isShown(unpriced)).toBe(false);
    expect(isShown(vehicle({ price: null }))).toBe(true);
    expect(isShown(vehicle({ price: null, financeLenders: [] }))).toBe(false);
  });
  test('figures of another provider are not this dealer’s', () => {
    const other = vehicle({ financeLenders: [figures({ financeProvider: 'ridgeline', paymentWeek: 1 })] });
    expect(isShown(other, rules('weekly'))).toBe(false);
  });
});

describe('what is said', () => {
  test('FEST-06, FEST-07: the lender’s own payment, in whole dollars, rounded up', () => {
    expect(estimateFinance(vehicle(), rules('recent'), now)).toEqual({
      weekly: 140,
      exact: 139.2,
      source: 'lender',
      lender: 'Jetty Street Finance',
      interestRate: 8.49,
      comparisonRate: 9.1,
      termYears: 5,
      deposit: 0,
      balloon: 0,
      establishmentFees: 0,
      totalPayable: 36_240,
      disclaimer: 'Conditions apply.',
    });
  });

  const weekly = (car: Vehicle, finance: Partial<FinanceRules> = {}): number | undefined =>
    estimateFinance(car, { ...rules('available'), ...finance }, now)?.weekly;
  const unnamed = { paymentWeek: null, paymentMonth: null };

  test.each<[string, Vehicle, Partial<FinanceRules>, number]>([
    ['a monthly payment by the week: 604 × 12 ÷ 52', vehicle({}, { paymentWeek: null }), {}, 140],
    [
      'C1: without figures of its own, 6 years at the lender’s rate',
      vehicle({ financeLenders: [] }),
      {},
      128,
    ],
    [
      'the reduced price counts (C33)',
      vehicle({ price: 33_000, offerPrice: 30_000, financeLenders: [] }),
      {},
      128,
    ],
    [
      'C57: fees of the lender are part of it',
      vehicle({ financeLenders: [] }),
      {
        fees: [
          { name: 'Establishment', amount: 1_000, per: 'loan' },
          { name: 'Account', amount: 8, per: 'month' },
        ],
      },
      135, // 31,000: 132.2224, and 8 × 12 ÷ 52
    ],
    [
      'term, deposit, fees and balloon of the lender',
      vehicle({}, { ...unnamed, interestRate: 10, deposit: 2_000, establishmentFees: 1_360.5 }),
      {},
      144,
    ],
    [
      'a term in months',
      vehicle({}, { ...unnamed, interestRate: 10, termYears: null, termMonths: 60 }),
      {},
      147,
    ],
    [
      'a term in weeks',
      vehicle({}, { ...unnamed, interestRate: 10, termYears: null, termWeeks: 260 }),
      {},
      147,
    ],
    ['a balloon', vehicle({}, { ...unnamed, interestRate: 10, balloon: 9_000 }), {}, 121],
  ])('%s', (_case, car, finance, expected) => {
    expect(weekly(car, finance)).toBe(expected);
  });

  test('FEST-07: a rate has two decimals', () => {
    expect([6.29, 10, 8.875].map(formatRate)).toEqual(['6.29%', '10.00%', '8.88%']);
  });
});
