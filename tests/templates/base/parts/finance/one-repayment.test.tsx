import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { beginLoan } from '#domain/finance/calculator.ts';
import type { FinanceRules } from '#domain/finance/rules.ts';
import type { LenderFigures } from '#domain/finance/lender.ts';
import { FinanceCalculator } from '#islands/finance/FinanceCalculator.tsx';
import { createFinanceProps } from '#islands/finance/finance-props.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { askForLoan } from '#messages/finance/calculator.ts';
import { FinanceEstimate } from '#parts/finance/FinanceEstimate.tsx';
import { financeCases } from '#scripts/sandbox/sample/cases/finance.ts';
import { goodDealer, loadTexts } from '../../../../config/directory.ts';
import { sampleFinance } from '../../../../domain/finance/rules-sample.ts';
import { sitePieces } from '../site-pieces.ts';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';

const now = Date.UTC(2026, 10, 21) / 1_000;
const car = (changed: Partial<Vehicle> = {}): Vehicle =>
  stockVehicle({ price: 38_450, year: 2022, ...changed });
const unquoted = {
  ...{ disclaimer: null, deposit: null, paymentWeek: null, paymentMonth: null, totalPayable: null },
  ...{ termYears: null, termMonths: null, termWeeks: null, establishmentFees: null, balloon: null },
};
const quote = (figures: Partial<LenderFigures> = {}): Vehicle =>
  car({
    financeLenders: [
      { ...unquoted, financeProvider: 'jetty-street', interestRate: 10, comparisonRate: 10.9, ...figures },
    ],
  });

/** What a visitor reads in both sections of a page, before anything is touched. */
function read(vehicle: Vehicle, finance: FinanceRules) {
  const plain = (markup: string): string =>
    markup
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const calculator = createFinanceProps(vehicle, { finance, vehicle: sitePieces.vehicle, messages: {} }, now);
  if (!calculator) throw new Error('the page has no calculator');
  const sections = [
    <FinanceEstimate {...{ vehicle, finance, now }} prices={{ offersSubscriptions: false }} messages={{}} />,
    <FinanceCalculator {...calculator} />,
  ].map((section) => {
    const words = plain(renderToStaticMarkup(section));
    const find = (pattern: RegExp): string | undefined => pattern.exec(words)?.[1];
    return {
      words,
      repayment: find(/(\$[\d,]+) a week Estimated repayment/),
      comparison: find(/([\d.]+%) p\.a\. Comparison rate/),
      total: find(/[Tt]otal of about (\$[\d,]+) over the term/),
      rounding: find(/(The repayment is rounded [^.]*\.)/),
    };
  });
  const [estimate, begun] = sections;
  if (!estimate || !begun) throw new Error('the page has both');
  return { estimate, calculator: begun };
}

async function loadProvider(name: string): Promise<FinanceRules> {
  const own = `
  lender:
    name: Good Loans
    interestRate: 11
    comparisonRate: 12
    example: { amount: 30000, years: 5, secured: true }
    disclaimer: Conditions apply.
  estimate: { rules: available }
`;
  const { dealers } = await loadTexts({
    'a.yaml': `${goodDealer}finance:\n  provider: { name: ${name} }${own}`,
  });
  const finance = dealers[0]?.site.finance;
  if (!finance) throw new Error(`${name} has no finance`);
  return finance;
}

const providers = ['jetty-street', 'ridgeline', 'coastal-credit', 'banksia', 'ironbark'];

describe.each(providers)(
  'C1 LEGAL 4: with %s, estimate and untouched calculator say one repayment',
  (name) => {
    test('worked out from the advertised rate', async () => {
      const { estimate, calculator } = read(car(), await loadProvider(name));
      expect(estimate.repayment).toMatch(/^\$\d+$/);
      expect(calculator.repayment).toBe(estimate.repayment);
      expect(estimate.words).toContain(', 6 years.');
      expect(calculator.words).toContain('a week for 6 years.');
    });

    test.each(financeCases.slice(0, 2))(
      'the lender’s quote of the sample stock: $name',
      async ({ change }) => {
        const finance = await loadProvider(name);
        const document = { price: 38_450 };
        const { finance_lenders: lenders } = change({ finance, document } as Parameters<typeof change>[0]);
        const quoted = (lenders as Partial<LenderFigures>[]).map((figures) => ({ ...unquoted, ...figures }));
        const { estimate, calculator } = read(car({ financeLenders: quoted as LenderFigures[] }), finance);
        expect(estimate.repayment).toMatch(/^\$\d+$/);
        expect(estimate.total).toMatch(/^\$[\d,]+$/);
        expect(calculator).toMatchObject({
          ...{ repayment: estimate.repayment, total: estimate.total, rounding: estimate.rounding },
        });
        expect(estimate.rounding).toBe(
          'The repayment is rounded up to whole dollars; the total is the lender’s own.',
        );
        expect(estimate.words).not.toContain('differ.');
      },
    );
  },
);

describe('C1 LEGAL 4: a quote, and where the calculator begins', () => {
  test.each<[string, Partial<LenderFigures>, string]>([
    ['a repayment that arithmetic does not give', { paymentWeek: 139.2, termYears: 5 }, '$140'],
    ['by the month', { paymentMonth: 604, termMonths: 60 }, '$140'],
    ['a term between the steps', { termWeeks: 221 }, '$214'],
    ['a deposit', { deposit: 2_345.67 }, '$154'],
    ['a balloon', { balloon: 9_000 }, '$143'],
    ['fees of its own', { establishmentFees: 1_360.5 }, '$170'],
    ['a comparison rate of its own', { comparisonRate: 10.2 }, '$164'],
    ['a total alone', { totalPayable: 51_234 }, '$164'],
  ])('%s', (_name, figures, repayment) => {
    const { estimate, calculator } = read(quote(figures), sampleFinance());
    expect([estimate.repayment, calculator.repayment]).toEqual([repayment, repayment]);
    if (estimate.total) expect(calculator.total).toBe(estimate.total);
    expect(calculator.comparison).toBe(estimate.comparison);
    expect(estimate.words).not.toContain('differ.');
  });

  test('C8: a dealer that rounds, rounds both', () => {
    const { calculator } = sampleFinance();
    const finance = sampleFinance({ calculator: calculator && { ...calculator, rounding: 'round' } });
    const said = read(quote({ paymentWeek: 139.2, totalPayable: 36_192 }), finance);
    expect([said.estimate.repayment, said.calculator.repayment]).toEqual(['$139', '$139']);
    expect(said.estimate.rounding).toMatch(/^The repayment is rounded to whole dollars/);
    expect(said.calculator.rounding).toBe(said.estimate.rounding);
  });

  test.each<[string, Vehicle, string]>([
    ['another rate', quote({ interestRate: 9, comparisonRate: 10 }), 'the rate of 10.00% p.a.'],
    ['a term that the slider does not reach', quote({ termYears: 8 }), 'cannot begin at its figures'],
    [
      'no price to begin with',
      { ...quote({ paymentWeek: 139.2 }), price: null },
      'cannot begin at its figures',
    ],
  ])('%s is told beside the estimate', (_name, vehicle, why) => {
    const finance = sampleFinance({ estimate: { rules: 'available', excludeMakes: [], termYears: 6 } });
    expect(read(vehicle, finance).estimate.words).toContain(why);
  });

  test.each([
    [9_000, true],
    [null, false],
  ])('a balloon of %j is seen among the questions, and asked about: %j', (balloon, isSeen) => {
    const site = { finance: sampleFinance(), vehicle: sitePieces.vehicle, messages: {} };
    const props = createFinanceProps(quote({ balloon }), site, now);
    if (!props) throw new Error('the page has a calculator');
    expect(/<details[^>]* open/.test(renderToStaticMarkup(<FinanceCalculator {...props} />))).toBe(isSeen);
    const asked = askForLoan(beginLoan(props.finance.calculator, props.price, props.beginning), {});
    expect(asked).toBe(
      `I would like to talk about finance: $38,450 over 6 years, $0 deposit or trade-in${isSeen ? ', $9,000 residual at the end' : ''}, repaid weekly.`,
    );
  });

  test('FCAL-06: a page without an estimate, of a vehicle too old for one (FEST-02), begins at the calculator’s own 5 years', () => {
    const props = createFinanceProps(
      car({ year: 2009 }),
      { finance: sampleFinance(), vehicle: sitePieces.vehicle, messages: {} },
      now,
    );
    expect(props?.beginning).toBeNull();
    expect(props && renderToStaticMarkup(<FinanceCalculator {...props} />)).toContain('a week for 5 years');
  });
});
