import * as v from 'valibot';
import { estimateRuleNames } from '#domain/finance/rules.ts';
import { choice, decimal, feature, flag, group, list, maybe, pattern, text, wholeNumber } from '../values.ts';

const money = (description: string, most = 250_000) => decimal(description, 0, most);
const rate = (description: string) => decimal(description, 0, 48);

/** From min on in steps; max counts even where no step ends on it. */
const range = (least: number, most: number) => ({
  min: decimal('Lowest value.', least, most),
  max: decimal('Highest value.', least, most),
  step: decimal('Distance between two values, counted from min.', 0.01, most),
});

/**
 * The lender whose rates are advertised. Nothing here has a default: whoever shows a rate or a repayment must say
 * whose it is, its comparison rate and the example behind that (LEGAL 4).
 */
const lender = v.pipe(
  v.nullable(
    v.strictObject(
      {
        name: text('Business name of the lender.'),
        creditLicence: maybe(
          pattern(
            'Australian credit licence.',
            /^\d{6}$/,
            'an Australian credit licence of 6 digits, quoted',
          ),
        ),
        interestRate: rate(
          'Advertised interest rate, percent a year. A price advertised with credit needs it.',
        ),
        comparisonRate: rate(
          'Comparison rate as the lender publishes it, percent a year. The law asks for it beside every rate and repayment, and only the lender may work it out.',
        ),
        example: v.pipe(
          v.strictObject(
            {
              amount: wholeNumber('Dollars borrowed.', 1_000, 250_000, 'a number of dollars'),
              years: decimal('Years.', 1, 10),
              secured: flag('Whether the loan is secured by the vehicle.'),
            },
            'a group of settings',
          ),
          v.description('The loan that the comparison rate is true for, for example $30,000 over 5 years.'),
        ),
        comparisonRange: maybe(
          v.pipe(
            v.strictObject({ from: rate('Lowest.'), to: rate('Highest.') }, 'null or { from: …, to: … }'),
            v.description('Comparison rates from the best to the worst customer.'),
          ),
        ),
        disclaimer: text('Conditions in the words of the lender.', 'a text', 3_000),
      },
      'null or a group of settings',
    ),
  ),
  v.description('The lender whose rates are shown. Without one, nothing about credit is shown.'),
);

const fee = v.strictObject(
  {
    name: text('Name of the fee.'),
    amount: money('Dollars.', 10_000),
    per: v.optional(
      choice('loan: once, added to the loan. month: with the repayments.', ['loan', 'month']),
      'loan',
    ),
  },
  'a fee: { name: …, amount: …, per: loan or month }',
);

const estimate = feature('Repayment a week on vehicle pages; false keeps a site out of it.', {
  rules: choice(
    'Which vehicles: recent (under 12 years, above $500), available (all), weekly or monthly (above $500 and with that repayment in the stock feed).',
    estimateRuleNames,
  ),
  excludeMakes: list('Makes without an estimate, in any spelling.', text('Make.')),
  termYears: decimal('Years, where the lender does not say; the calculator of the page begins there.', 1, 10),
});

const calculator = feature('Finance calculator on vehicle pages (FCAL rows).', {
  amount: group('Amount.', {
    ...range(0, 1_000_000),
    default: money('Dollars, for a vehicle without a price.', 1_000_000),
    maxFromPrice: v.pipe(
      v.union([v.literal(false), decimal('Multiple.', 1, 2)], 'false or a number from 1 to 2'),
      v.description('Raises max to this multiple of a price above it, for example 1.05, or false.'),
    ),
  }),
  term: group('Years.', {
    ...range(0.5, 10),
    default: decimal('Years to begin with on a page without an estimate.', 0.5, 10),
  }),
  interest: group('Percent a year.', {
    ...range(0, 48),
    default: rate('Percent to begin with. With a lender it is the lender’s advertised rate.'),
  }),
  deposit: group('Deposit or trade-in, dollars.', range(0, 1_000_000)),
  residual: group('Residual or balloon, dollars.', range(0, 1_000_000)),
  rounding: choice('Whole dollars: ceil (up) or round.', ['ceil', 'round']),
});

/** Credit: estimate and calculator of one lender (LEGAL 4). */
export const finance = feature('Finance: whose credit is advertised, and where.', {
  provider: v.pipe(
    v.nullable(
      v.strictObject(
        { name: text('Name, as stock feeds call the provider; also the layer _finance/<name>.yaml.') },
        'null or { name: … }',
      ),
    ),
    v.description('Finance provider. null: nothing about finance is shown.'),
  ),
  lender,
  fees: list('Fees of the lender, part of every estimate and calculation.', fee, 10),
  estimate,
  calculator,
});
