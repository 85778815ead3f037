import * as v from 'valibot';
import { buildOnly } from '../audience.ts';
import { nameDrivers } from '../drivers.ts';
import { feature, flag, group, list, pattern, text, wholeNumber } from '../values.ts';
import { safeAddress } from './safe-address.ts';

const question = group('A question about the condition of the car.', {
  id: pattern(
    'Its name in leads, such as service-history.',
    /^[a-z][a-z0-9-]{0,39}$/,
    'small letters, digits and hyphens',
  ),
  question: text('The question in words.', 'a question', 120),
  answers: v.pipe(
    list('What can be answered, in this order.', text('An answer.', 'an answer', 60), 6),
    v.minLength(2, 'at least two answers'),
  ),
});

const drivers = [
  v.pipe(
    v.strictObject({ name: v.literal('appraisal') }),
    v.description('No figures: each request is an appraisal that somebody of the dealer makes.'),
  ),
  v.pipe(
    v.strictObject({
      name: v.literal('http'),
      url: safeAddress('Address of the provider, before /lookups and /valuations.'),
      key: v.optional(
        pattern(
          'Name of the environment variable that holds the key of the provider, on the server of the dealer API.',
          // No other secret of the server goes to an address of a dealer file.
          /^FORECOURT_TRADE_IN_KEY(_[A-Z0-9_]{1,40})?$/,
          'FORECOURT_TRADE_IN_KEY, or a name that begins with FORECOURT_TRADE_IN_KEY_: the name of an environment variable, not the key itself',
        ),
        'FORECOURT_TRADE_IN_KEY',
      ),
    }),
    v.description('A provider of registrations and values, asked by the dealer API.'),
  ),
  v.pipe(
    v.strictObject({ name: v.literal('sandbox') }),
    v.description('Invented cars and figures, to try it out. Never for a site that people visit.'),
  ),
] as const;

/** TRADE-01…05, ROUTE-08, ROUTE-09. */
export const tradeIn = feature(
  'Trade-in and selling: the page /trade-in/ and its buttons, or false. Needs services.api.url.',
  {
    provider: buildOnly(
      v.pipe(
        v.optional(v.variant('name', drivers, nameDrivers(drivers)), { name: 'appraisal' }),
        v.description('Who looks up registrations and values cars.'),
      ),
    ),
    minPrice: v.optional(
      wholeNumber(
        'Dollars that a vehicle must cost more than, for its trade-in button.',
        0,
        1_000_000,
        'a whole number of dollars',
      ),
      200,
    ),
    enforceLimits: v.optional(
      flag('No figure is asked for cars beyond years and kilometres; else they are only told of.'),
      false,
    ),
    years: v.optional(
      wholeNumber('Age beyond which online estimates are generally not given.', 1, 50, 'a number of years'),
      7,
    ),
    kilometres: v.optional(
      wholeNumber('The same in kilometres.', 1_000, 999_999, 'a number of kilometres'),
      100_000,
    ),
    questions: v.optional(
      list('What is asked of a car for which the provider brings no questions.', question, 8),
      [],
    ),
  },
);
