import { postMiscellaneous, postTradeInLookup, postTradeInValuation } from '#contract/trade-in.ts';
import type { Case } from '../case.ts';

const dealership_slug = 'contract-check';
const lookup = { dealership_slug, rego: 'abc-123', regoState: 'QLD' };
const valuation = { dealership_slug, id: 'contract-check', kilometres: 50_000, adjustmentAnswers: [] };
const figure = { id: 'contract-check', low: 9_000, high: 10_000, valued_at: 1, valid_until: 2 };
const result = { dealership_slug, lead_id: 'contract-check', column_name: 'valuation', valuation: figure };

/** All of them are POST, and a provider may ask for money for each question: they count as changes. */
export const makeTradeInCases = (): Case[] => [
  {
    operation: postTradeInLookup,
    writes: true,
    about: 'a plate as people type it is looked up',
    body: { ...lookup, of_a_later_release: 'yes' },
    expects: [200, 404, 429, 503],
  },
  {
    operation: postTradeInLookup,
    writes: true,
    about: 'a state that there is not is refused',
    body: { ...lookup, regoState: 'XX' },
    expects: [422],
  },
  {
    operation: postTradeInValuation,
    writes: true,
    about: 'a car is valued, or unknown',
    body: valuation,
    expects: [200, 404, 429, 503],
  },
  {
    operation: postTradeInValuation,
    writes: true,
    about: 'kilometres below zero are refused',
    body: { ...valuation, kilometres: -1 },
    expects: [422],
  },
  {
    operation: postMiscellaneous,
    writes: true,
    about: 'the result of a valuation is kept, also when it comes again',
    body: result,
    expects: [201],
  },
  {
    operation: postMiscellaneous,
    writes: true,
    about: 'the result of nothing is refused',
    body: { ...result, valuation: {} },
    expects: [422],
  },
];
