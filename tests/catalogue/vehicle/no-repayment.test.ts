import { expect, test } from 'vitest';
import { tellNoRepayment } from '#catalogue/vehicle/no-repayment.ts';
import type { LenderFigures } from '#domain/finance/lender.ts';
import type { EstimateRuleName, FinanceRules } from '#domain/finance/rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { sampleFinance } from '../../domain/finance/rules-sample.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';

const now = Date.UTC(2026, 10, 21) / 1_000;
const vehicle = (changed: Partial<Vehicle> = {}): Vehicle =>
  stockVehicle({ year: 2021, price: 30_000, priceType: 'drive_away', financeLenders: [], ...changed });
const rules = (name: EstimateRuleName): FinanceRules =>
  sampleFinance({ estimate: { rules: name, excludeMakes: ['Suzuki'], termYears: 6 } });
const tell = (vehicles: Vehicle[], finance: FinanceRules | null = rules('recent')): string[] =>
  tellNoRepayment(vehicles, { finance }, now);

test('FEST-01 FEST-02 the report says how many vehicles show no repayment, and why', () => {
  const noRate = { financeProvider: 'jetty-street', interestRate: null } as LenderFigures;
  expect(
    tell([
      vehicle(),
      vehicle({ make: 'Suzuki' }),
      vehicle({ financeLenders: [noRate] }),
      vehicle({ year: 2014 }),
      vehicle({ year: null }),
      vehicle({ price: 500 }),
      vehicle({ price: null }),
      vehicle({ price: 99, priceType: 'per week' }),
      vehicle({ year: 2009, price: null }),
      vehicle({ status: 'sold', price: null }),
    ]),
  ).toEqual([
    'Finance: 8 of 9 vehicles for sale show no repayment: 1 are of a make in finance.estimate.excludeMakes, ' +
      '1 have no rate or comparison rate from Jetty Street Finance in the stock, 2 are 12 years old or more, or have no year, ' +
      '3 have no price above $500, 1 have neither the year nor the price for it.',
  ]);
});

test('FEST-03 FEST-04 other rules have other reasons', () => {
  expect(tell([vehicle({ year: 1999 }), vehicle({ price: null })], rules('available'))).toEqual([
    'Finance: 1 of 2 vehicles for sale show no repayment: 1 have no price.',
  ]);
  expect(tell([vehicle({ year: 1999 })], rules('weekly'))).toEqual([
    'Finance: 1 of 1 vehicles for sale show no repayment: 1 lack a figure that Jetty Street Finance gives for others.',
  ]);
});

test('FEST-01 nothing is said where all have a repayment, or the site shows none', () => {
  expect(tell([vehicle()])).toEqual([]);
  expect(tell([vehicle({ price: null })], sampleFinance({ estimate: false }))).toEqual([]);
  expect(tell([vehicle({ price: null })], null)).toEqual([]);
});
