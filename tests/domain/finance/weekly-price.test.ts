import { describe, expect, test } from 'vitest';
import { listFacets } from '#domain/listing/facets.ts';
import { estimateFinance } from '#domain/finance/estimate.ts';
import type { LenderFigures } from '#domain/finance/lender.ts';
import { weeklyBands } from '#domain/finance/weekly-bands.ts';
import { countWrongWeeklyPrices, findWeeklyPrice } from '#domain/finance/weekly-price.ts';
import { describeWeeklyTerms } from '#messages/finance/finance.ts';
import { addPriceFields } from '#scripts/stock/price-fields.ts';
import { sampleFinance } from './rules-sample.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const now = Date.UTC(2026, 5, 1) / 1_000;
const finance = sampleFinance();
const car = (changed: Parameters<typeof stockVehicle>[0] = {}) =>
  stockVehicle({ year: 2022, price: 30_000, ...changed });
const quote = (figures: Partial<LenderFigures>): LenderFigures => ({
  financeProvider: 'jetty-street',
  ...{ disclaimer: null, deposit: null, paymentWeek: null, paymentMonth: null, totalPayable: null },
  ...{ interestRate: 10, comparisonRate: 10.9, termYears: null, termMonths: null, termWeeks: null },
  ...{ establishmentFees: null, balloon: null },
  ...figures,
});

describe('REF-08 LEGAL 4 the weekly price that a vehicle is found by', () => {
  test('is the range of the figure on its page', () => {
    const weekly = estimateFinance(car(), finance, now)?.weekly ?? 0;
    expect(weekly).toBe(128);
    expect(findWeeklyPrice(car(), finance, now)).toBe('$100 to $150');
  });

  test.each([
    ['no provider', car(), null],
    ['no estimate', car(), sampleFinance({ estimate: false })],
    ['no price', car({ price: null }), finance],
    ['sold', car({ status: 'sold' }), finance],
    ['too old for the provider', car({ year: 2010 }), finance],
    ['an excluded make', car({ make: 'SUZUKI' }), finance],
    ['the lender’s own repayment', car({ financeLenders: [quote({ paymentWeek: 120 })] }), finance],
    ['another rate', car({ financeLenders: [quote({ interestRate: 8 })] }), finance],
    ['another comparison rate', car({ financeLenders: [quote({ comparisonRate: 11 })] }), finance],
    ['another term', car({ financeLenders: [quote({ termYears: 5 })] }), finance],
    ['a deposit', car({ financeLenders: [quote({ deposit: 500 })] }), finance],
    ['a balloon', car({ financeLenders: [quote({ balloon: 9_000 })] }), finance],
  ])('is none with %s: the one rate beside the filter would not be its own', (_why, vehicle, rules) => {
    expect(findWeeklyPrice(vehicle, rules, now)).toBeNull();
  });

  test('ranges end at limits, and all of them fit into the list', () => {
    expect(weeklyBands).toEqual([
      ...['Under $50', '$50 to $100', '$100 to $150', '$150 to $200', '$200 to $250', '$250 to $300'],
      ...['$300 to $400', '$400 to $500', 'Over $500'],
    ]);
    expect(weeklyBands.length).toBeLessThanOrEqual(
      listFacets.find(({ key }) => key === 'weekly')?.limit ?? 0,
    );
  });

  test('comes from the dealer’s rates on import, never from a feed', () => {
    const document = {
      ...{ id: '1', slug: 's', name: 'n', make: 'Mazda', model: 'CX-5', car_type: 'used' as const },
      ...{ status: 'in_stock', show_on_dealer_website: true, year: 2022, price: 30_000 },
      weekly_price_range: 'Under $50',
    };
    expect(addPriceFields(document, finance, now).weekly_price_range).toBe('$100 to $150');
    expect('weekly_price_range' in addPriceFields(document, null, now)).toBe(false);
  });

  test('is wrong when rates have changed since the import; what is sold no longer counts', () => {
    const right = car({ weeklyPrice: '$100 to $150' });
    const dear = sampleFinance({ lender: { ...finance.lender, interestRate: 20, comparisonRate: 21 } });
    const sold = car({ status: 'sold', weeklyPrice: '$100 to $150' });
    expect(countWrongWeeklyPrices([right, sold, car({ price: null })], finance, now)).toBe(0);
    expect(countWrongWeeklyPrices([right, car(), sold], finance, now)).toBe(1);
    expect(countWrongWeeklyPrices([right, sold], dear, now)).toBe(1);
  });

  test('stands beside lender, term, both rates, example, warning and conditions', () => {
    expect(describeWeeklyTerms(finance, {})).toEqual({
      rates:
        'Estimated repayments to Jetty Street Finance over 6 years without a deposit. Interest rate 10.00%\u00a0p.a., comparison rate 10.90%\u00a0p.a.',
      notes: [
        'The comparison rate is based on a 5 year, $30,000 secured loan of Jetty Street Finance.',
        'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
      ],
      conditions: {
        label: 'Conditions of Jetty Street Finance',
        text: 'Credit provider: Jetty Street Finance, Australian credit licence 000421. Conditions apply.',
      },
    });
    expect(describeWeeklyTerms(null, {})).toBeNull();
    expect(describeWeeklyTerms(sampleFinance({ estimate: false }), {})).toBeNull();
  });
});
