import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const lender = `
  lender:
    name: Good Loans
    interestRate: 8
    comparisonRate: 8.9
    example: { amount: 30000, years: 5, secured: true }
    disclaimer: Conditions apply.
`;
const provider = 'finance:\n  provider: { name: good-loans }';
const files = (finance: string, preset = 'finance: {}\n') => ({
  'a.yaml': `${goodDealer}${finance}`,
  '_finance/good-loans.yaml': preset,
});
const load = async (finance: string, preset?: string) => loadTexts(files(finance, preset));
const without = (line: RegExp): string => `${provider}${lender.replace(line, '')}`;

describe('LEGAL 4: what a marketer is told about credit', () => {
  test.each<[string, string, string]>([
    [
      'a provider without a lender',
      `${provider}\n`,
      'dealers/a.yaml:7:13  finance.provider\n  needs finance.lender with its interest rate, comparison rate and example: the law asks for them beside every rate and repayment',
    ],
    [
      'a rate without its comparison rate',
      without(/ {4}comparisonRate.*\n/),
      'dealers/a.yaml:9:5  finance.lender.comparisonRate is missing. Comparison rate as the lender publishes it, percent a year. The law asks for it beside every rate and repayment, and only the lender may work it out.',
    ],
    [
      'a comparison rate without its example',
      without(/ {4}example.*\n/),
      'dealers/a.yaml:9:5  finance.lender.example is missing. The loan that the comparison rate is true for, for example $30,000 over 5 years.',
    ],
    [
      'a comparison rate below the rate',
      `${provider}${lender.replace('8.9', '7.9')}`,
      'dealers/a.yaml:11:21  finance.lender.comparisonRate\n  expected at least the interest rate, 8, because it includes fees, found 7.9',
    ],
    [
      'a calculator that begins at another rate',
      `${provider}${lender}  calculator: { interest: { default: 6 } }\n`,
      'dealers/a.yaml:14:38  finance.calculator.interest.default\n  needs to be 8, the rate of finance.lender: the comparison rate beside it belongs to that rate alone',
    ],
    [
      'a lender without a provider',
      `finance:${lender}`,
      'dealers/a.yaml:8:5  finance.lender\n  needs finance.provider, without which nothing about finance is shown.\n  Write provider: { name: … } beside it, the name of a file of dealers/_finance; or finance: false to show nothing.',
    ],
    [
      'a filter by weekly price without a provider',
      'search: { facets: [make, weekly] }\n',
      'dealers/a.yaml:6:19  search.facets\n  needs finance.provider, finance.estimate and finance.lender with its interest rate, comparison rate and example, for its filter weekly: the law asks for them beside every repayment',
    ],
    [
      'a filter by weekly price without an estimate',
      `search: { facets: [weekly] }\n${provider}${lender}  estimate: false\n`,
      'dealers/a.yaml:6:19  search.facets\n  needs finance.provider, finance.estimate and finance.lender with its interest rate, comparison rate and example, for its filter weekly: the law asks for them beside every repayment',
    ],
    [
      'a calculator without a provider',
      'finance: { calculator: { term: { max: 5 } } }\n',
      'dealers/a.yaml:6:24  finance.calculator\n  needs finance.provider and finance.lender with its interest rate, comparison rate and example: the law asks for them beside every rate and repayment.\n  Write provider: { name: … }, the name of a file of dealers/_finance; or finance: false to show nothing.',
    ],
    [
      'an estimate without a provider',
      'finance: { estimate: { rules: weekly } }\n',
      'dealers/a.yaml:6:22  finance.estimate\n  needs finance.provider and finance.lender with its interest rate, comparison rate and example: the law asks for them beside every rate and repayment.\n  Write provider: { name: … }, the name of a file of dealers/_finance; or finance: false to show nothing.',
    ],
    [
      'fees without a provider',
      'finance: { fees: [{ name: A, amount: 5 }] }\n',
      'dealers/a.yaml:6:18  finance.fees\n  needs finance.provider and finance.lender with its interest rate, comparison rate and example: the law asks for them beside every rate and repayment.\n  Write provider: { name: … }, the name of a file of dealers/_finance; or finance: false to show nothing.',
    ],
    [
      'limits that leave out the advertised rate',
      `${provider}${lender}  calculator: { interest: { min: 9 } }\n`,
      'dealers/a.yaml:14:27  finance.calculator.interest\n  needs min and max that include 8, the rate of finance.lender',
    ],
    [
      'limits the wrong way round',
      `${provider}${lender}  calculator: { term: { min: 5, max: 3 } }\n`,
      'dealers/a.yaml:14:38  finance.calculator.term.max\n  expected more than min, which is 5, found 3',
    ],
    [
      'C1: an estimate over a term that its calculator does not reach',
      `${provider}${lender}  estimate: { termYears: 6 }\n  calculator: { term: { max: 5 } }\n`,
      'dealers/a.yaml:14:26  finance.estimate.termYears\n  expected a number from 1 to 5, the terms of finance.calculator, which begins at the estimate, found 6',
    ],
    [
      'a deposit that a calculator asks for and its estimate does not stand on',
      `${provider}${lender}  calculator: { deposit: { min: 1000 } }\n`,
      'dealers/a.yaml:14:33  finance.calculator.deposit.min\n  needs to be 0, because finance.estimate stands on no deposit, and the calculator begins there; or finance.estimate: false',
    ],
    [
      'CARD-03: cards that lead to a calculator that no vehicle page has',
      "card: { actions: { finance: '#finance' } }\n",
      'dealers/a.yaml:6:29  card.actions.finance\n  needs a finance provider with its lender, and the section finance: without them vehicle pages have no calculator',
    ],
    [
      'CARD-03: cards that lead to a section that there is not',
      "card: { actions: { reserve: '#reserve' } }\n",
      'dealers/a.yaml:6:29  card.actions.reserve\n  expected false, a path or a web address, found "#reserve": vehicle pages have no such section for it',
    ],
    [
      'an unknown rule set',
      `${provider}${lender}  estimate: { rules: weakly }\n`,
      'dealers/a.yaml:14:22  finance.estimate.rules\n  expected one of recent, available, weekly, monthly, found "weakly"\n  Did you mean weekly?',
    ],
  ])('%s', async (_title, finance, printed) => {
    expect((await load(finance)).printed).toBe(printed);
  });

  test('a lender without a provider is checked like any other', async () => {
    const { printed } = await load(
      `finance:${lender.replace('8.9', '7.9')}  calculator: { interest: { default: 6 } }\n`,
    );
    expect(printed).toContain('finance.lender\n  needs finance.provider');
    expect(printed).toContain('expected at least the interest rate, 8, because it includes fees, found 7.9');
    expect(printed).toContain('needs to be 8, the rate of finance.lender');
  });

  test('a calculator without a lender has its limits checked', async () => {
    const { printed } = await load('finance: { calculator: { term: { min: 5, max: 3 } } }\n');
    expect(printed).toContain('finance.calculator.term.max\n  expected more than min, which is 5, found 3');
  });

  test('an unknown provider is answered with the presets there are', async () => {
    const { printed } = await load('finance: { provider: { name: jety-street } }\n');
    expect(printed).toContain('_finance/jety-street.yaml does not exist. Did you mean jetty-street?');
  });
});

describe('what a site may show', () => {
  test.each<[string, string]>([
    ['nothing said', ''],
    ['finance: false', 'finance: false\n'],
    ['neither estimate nor calculator', 'finance: { estimate: false, calculator: false }\n'],
    [
      'a provider, and neither estimate nor calculator',
      `${provider}\n  estimate: false\n  calculator: false\n`,
    ],
  ])('VDP-06: no finance with %s', async (_title, finance) => {
    const { dealers, printed } = await load(finance);
    expect(printed).toBe('');
    expect(dealers[0]?.site.finance).toBeNull();
    expect(dealers[0]?.site.vehicleSections.map(({ name }) => name)).not.toContain('finance');
  });

  test('FCAL-02, FCAL-03, C1, C2, C3, C4, C8, C36, C56: what holds when nobody says otherwise', async () => {
    const { dealers } = await load(`${provider}${lender}`);
    expect(dealers[0]?.site.finance).toMatchObject({
      provider: 'good-loans',
      fees: [],
      estimate: { rules: 'recent', excludeMakes: ['Suzuki'], termYears: 6 },
      calculator: {
        amount: { min: 1_000, max: 250_000, step: 500, default: 30_000, maxFromPrice: false },
        term: { min: 1, max: 7, step: 0.5, default: 5 },
        interest: { min: 0.5, max: 15, step: 0.5, default: 8 },
        deposit: { min: 0, max: 250_000, step: 0.5 },
        residual: { min: 0, max: 250_000, step: 0.5 },
        rounding: 'ceil',
      },
    });
    expect(dealers[0]?.site.vehicleSections.map(({ name }) => name)).toContain('finance');
  });

  test('VDP-14: the finance button is there with its calculator alone, and who asks for it is told', async () => {
    const { dealers } = await load(`${provider}${lender}`);
    expect(dealers[0]?.site.vehicle.actions).toContain('finance');
    const noSection = 'sections: { vehicle: [keyInformation] }\n';
    const without = await load(`${provider}${lender}${noSection}`);
    expect(without.dealers[0]?.site.finance?.calculator).toBe(false);
    expect(without.dealers[0]?.site.vehicle.actions).not.toContain('finance');
    expect((await load('')).dealers[0]?.site.vehicle.actions).not.toContain('finance');
    const asked = await load('vehicle: { actions: [enquire, finance] }\n');
    expect(asked.printed).toContain('for its finance button');
  });

  test('CARD-03: cards that lead to the calculator know which vehicles have one', async () => {
    const { dealers } = await load(`card: { actions: { finance: '#finance' } }\n${provider}${lender}`);
    expect(dealers[0]?.site.card.calculator).toEqual({ provider: 'good-loans', excludeMakes: ['Suzuki'] });
    const page = await load(`card: { actions: { finance: /contact-us/ } }\n${provider}${lender}`);
    expect(page.dealers[0]?.site.card.calculator).toBeNull();
  });

  test('FCAL-06: a shorter longest term takes the usual beginning along, but not one that was asked for', async () => {
    const { dealers } = await load(`${provider}${lender}  calculator: { term: { max: 4 } }\n`);
    expect(dealers[0]?.site.finance?.calculator).toMatchObject({ term: { max: 4, default: 4 } });
    expect(dealers[0]?.site.finance?.estimate).toMatchObject({ termYears: 4 });
    const asked = await load(`${provider}${lender}  calculator: { term: { max: 4, default: 6 } }\n`);
    expect(asked.printed).toContain('expected a number from 1 to 4, found 6');
  });

  test('FCAL-07: a preset sets limits and fees, the dealer its lender', async () => {
    const preset =
      'finance: { fees: [{ name: A, amount: 1300 }], calculator: { interest: { min: 7.5, max: 14.5 } } }\n';
    const { dealers } = await load(`${provider}${lender}`, preset);
    expect(dealers[0]?.site.finance).toMatchObject({
      fees: [{ name: 'A', amount: 1_300, per: 'loan' }],
      calculator: { interest: { min: 7.5, max: 14.5, step: 0.5 } },
    });
  });

  test.each([
    ['jetty-street', 5.99, 15.99, [395]],
    ['ridgeline', 9.95, 19.95, [395, 6, 8, 912.25]],
    ['coastal-credit', 1, 14.5, [1_300]],
    ['banksia', 7.5, 14.5, [1_360.5]],
    ['ironbark', 4, 20, []],
  ])('FCAL-07, FCAL-11: the preset %s goes from %d to %d', async (name, min, max, fees) => {
    const rates = lender.replace('interestRate: 8', 'interestRate: 11').replace('8.9', '12');
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}finance:\n  provider: { name: ${name} }${rates}`,
    });
    expect(printed).toBe('');
    const finance = dealers[0]?.site.finance;
    expect(finance?.calculator).toMatchObject({ interest: { min, max, step: 0.5, default: 11 } });
    expect(finance?.fees.map(({ amount }) => amount)).toEqual(fees);
  });
});
