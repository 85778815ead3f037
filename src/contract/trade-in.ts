import * as v from 'valibot';
import { limitedList } from '#domain/site/limited-list.ts';
import { australianStates } from '#domain/location/states.ts';
import { readRegistration, registrationForm } from '#domain/trade-in/registration.ts';
import { tradeInLookup } from './answers/trade-in-lookup.ts';
import { tradeInValuation } from './answers/trade-in-valuation.ts';
import { identifier } from './identifier.ts';
import type { Operation } from './operation.ts';
import { foreign, refusal } from './problem.ts';

const dealer = { dealership_slug: identifier };
const dealerWord = { dealership_slug: 'The dealer.' };
const refusals = {
  404: refusal('Nothing of the kind is known; also where the dealer takes no trade-ins.'),
  429: refusal('Too many questions, for this connection or about this registration.'),
  503: refusal('Who knows it cannot be asked now.'),
};

const lookup = v.object({
  ...dealer,
  rego: v.pipe(
    v.string(),
    v.maxLength(20),
    v.transform(readRegistration),
    v.regex(registrationForm, 'A plate of up to 9 letters and digits is expected.'),
  ),
  regoState: v.picklist(australianStates),
});
/** What asks for the car of a registration, in the platform's spelling (TRADE-03). */
export type LookupRequest = v.InferInput<typeof lookup>;

export const postTradeInLookup = {
  id: 'postTradeInLookup',
  method: 'POST',
  path: '/trade-in/lookups',
  caller: 'public',
  ownPages: true,
  about:
    'looks up a registration and answers its cars with the questions about their condition; nothing of who owns them, and nothing is kept',
  body: {
    schema: lookup,
    fields: { ...dealerWord, rego: 'The plate.', regoState: 'State that it is registered in.' },
  },
  answers: {
    403: foreign,
    200: {
      about: 'One car, several to choose from, or none there but one in another state.',
      body: {
        schema: tradeInLookup,
        fields: {
          vehicles: 'The cars.',
          'vehicles.id': 'By which the car is valued.',
          'vehicles.make': 'Make.',
          'vehicles.model': 'Model.',
          'vehicles.badge': 'Variant; may be empty.',
          'vehicles.year': 'Year it was built.',
          questions: 'Questions about its condition, in their order.',
          'questions.id': 'Name of the question in answers.',
          'questions.question': 'In words.',
          'questions.answers': 'What can be answered, in words.',
          other_state: 'Where there is no car: another state that has this plate; else null.',
        },
      },
    },
    ...refusals,
  },
} satisfies Operation;

const valuation = v.object({
  ...dealer,
  id: identifier,
  kilometres: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
  adjustmentAnswers: limitedList(
    v.object({
      id: v.pipe(identifier, v.maxLength(40)),
      answer: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    }),
    8,
  ),
});
/** What asks for a value, in the platform's spelling (TRADE-03). */
export type ValuationRequest = v.InferInput<typeof valuation>;

export const postTradeInValuation = {
  id: 'postTradeInValuation',
  method: 'POST',
  path: '/trade-in/valuations',
  caller: 'public',
  ownPages: true,
  about: 'values a car that a lookup found, as a range of a day that is subject to inspection',
  body: {
    schema: valuation,
    fields: {
      ...dealerWord,
      id: 'Of the car, from the lookup.',
      kilometres: 'Of the car.',
      adjustmentAnswers: 'Answers about its condition.',
      'adjustmentAnswers.id': 'Name of the question.',
      'adjustmentAnswers.answer': 'One of its answers.',
    },
  },
  answers: {
    403: foreign,
    200: {
      about: 'The range.',
      body: {
        schema: tradeInValuation,
        fields: {
          id: 'Of this valuation.',
          low: 'Whole dollars.',
          high: 'Whole dollars, at least low.',
          valued_at: 'Epoch seconds.',
          valid_until: 'Epoch seconds; nobody shows it after that.',
        },
      },
    },
    ...refusals,
  },
} satisfies Operation;

const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000_000));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999_999));
const result = v.object({
  ...dealer,
  lead_id: identifier,
  column_name: v.literal('valuation'),
  valuation: v.object({
    id: identifier,
    low: dollars,
    high: dollars,
    valued_at: seconds,
    valid_until: seconds,
  }),
});
/** What keeps the result of a valuation beside its lead, in the platform's spelling (FORM-22). */
export type ValuationResult = v.InferOutput<typeof result>;

export const postMiscellaneous = {
  id: 'postMiscellaneous',
  method: 'POST',
  path: '/miscellaneous',
  caller: 'public',
  about: 'keeps the result of a valuation beside its lead; the same result may come again',
  body: {
    schema: result,
    fields: {
      ...dealerWord,
      lead_id: 'As the answer to the lead said it.',
      column_name: 'Always valuation.',
      valuation: 'What the shopper was shown.',
      'valuation.id': 'Of the valuation.',
      'valuation.low': 'Whole dollars.',
      'valuation.high': 'Whole dollars.',
      'valuation.valued_at': 'Epoch seconds.',
      'valuation.valid_until': 'Epoch seconds.',
    },
  },
  answers: {
    201: {
      about: 'It is kept.',
      body: { schema: v.object({ success: v.literal(true) }), fields: { success: 'Always true.' } },
    },
  },
} satisfies Operation;
