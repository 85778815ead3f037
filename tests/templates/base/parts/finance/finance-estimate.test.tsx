import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FinanceRules } from '#domain/finance/rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { FinanceEstimate } from '#parts/finance/FinanceEstimate.tsx';
import { sampleFinance } from '../../../../domain/finance/rules-sample.ts';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';

const now = Date.UTC(2026, 10, 21) / 1_000;
const read = (
  changed: Partial<Vehicle> = {},
  finance: FinanceRules | null = sampleFinance(),
  offersSubscriptions = false,
): string =>
  renderToStaticMarkup(
    <FinanceEstimate
      vehicle={stockVehicle({ price: 30_000, year: 2022, ...changed })}
      finance={finance}
      prices={{ offersSubscriptions }}
      messages={{}}
      now={now}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('VDP-13: the finance box beside the price', () => {
  test('LEGAL 4: never a repayment without lender, rate, comparison rate, example and warning', () => {
    const words = read();
    for (const said of [
      '$128 a week Estimated repayment',
      '10.00% p.a. Interest rate',
      '10.90% p.a. Comparison rate',
      'Jetty Street Finance, 6 years.',
      'The comparison rate is based on a 5 year, $30,000 secured loan of Jetty Street Finance.',
      'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
      'Australian credit licence 000421',
    ])
      expect(words).toContain(said);
  });

  test('PRICE-01: beside the price of a subscription it says that it is for buying the vehicle', () => {
    const subscribed = { subscriptionPrice: 180 };
    expect(read(subscribed, sampleFinance(), true)).toMatch(
      /^For buying it for \$30,000 instead of subscribing: \$128 a week Estimated repayment/,
    );
    expect(read(subscribed)).toMatch(/^\$128 a week/);
    expect(read({}, sampleFinance(), true)).toMatch(/^\$128 a week/);
  });

  test('LEGAL 4, C4: a quote at another rate than the calculator’s says why the figures differ', () => {
    const own = {
      ...{ financeProvider: sampleFinance().provider, interestRate: 9.25, comparisonRate: 10.1 },
      ...{ deposit: null, balloon: null, totalPayable: null, paymentWeek: 125, paymentMonth: null },
      ...{ termYears: 6, termMonths: null, termWeeks: null, establishmentFees: null, disclaimer: null },
    };
    const why =
      'the calculator below uses the rate of 10.00% p.a. that it advertises for all, so its figures differ.';
    expect(read({ financeLenders: [own] })).toContain(why);
    expect(read({ financeLenders: [{ ...own, interestRate: 10 }] })).not.toContain('its figures differ');
    expect(read({ financeLenders: [own] }, sampleFinance({ calculator: false }))).not.toContain(
      'its figures differ',
    );
    expect(read()).not.toContain('its figures differ');
  });

  test('FEST-08: the range of comparison rates, where the lender names one', () => {
    const { lender } = sampleFinance();
    const ranged = sampleFinance({ lender: { ...lender, comparisonRange: { from: 8.38, to: 19.42 } } });
    expect(read({}, ranged)).toContain('from 8.38% to 19.42% p.a.');
    expect(read()).not.toContain('Comparison rates run');
  });

  test('VDP-12: conditions are cut at 197 characters, and stand here only without a calculator', () => {
    const { lender } = sampleFinance();
    const long = 'x'.repeat(198);
    const alone = sampleFinance({ calculator: false, lender: { ...lender, disclaimer: long } });
    expect(read({}, alone)).toContain(`${'x'.repeat(197)}… Read more Read less ${long}`);
    const short = { ...alone, lender: { ...lender, disclaimer: 'x'.repeat(197) } };
    expect(read({}, short)).not.toContain('Read more');
    expect(read()).not.toContain('Conditions apply.');
  });

  test.each<[string, Partial<Vehicle>, FinanceRules | null]>([
    ['no lender', {}, null],
    ['a vehicle that is gone', { status: 'sold' }, sampleFinance()],
    ['no price', { price: null }, sampleFinance()],
  ])('nothing at all with %s', (_name, changed, finance) => {
    expect(read(changed, finance)).toBe('');
  });
});
