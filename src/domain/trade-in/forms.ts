import { ask, listWords } from '../lead/asked-fields.ts';
import type { EnquiryRules } from '../lead/enquiry-rules.ts';
import { mergeBounds } from '../lead/form-steps.ts';
import type { FormField, LeadForm } from '../lead/form.ts';
import { australianStates } from '../location/states.ts';
import { readFieldRule } from '../lead/field.ts';
import { tradeInPath } from './path.ts';

/** Kilometres that can be chosen with one press, where a dealer lists none (FORM-16). */
const picks = [20_000, 50_000, 80_000, 100_000, 150_000];

/** The forms of a trade-in, one a step. */
export interface TradeInForms {
  registration: LeadForm;
  car: LeadForm;
  condition: LeadForm;
  contact: LeadForm;
}

const filing = {
  category: 'General Enquiry',
  subcategory: 'Trade-in Appraisal',
  event: 'generalEnquired',
} as const;

/**
 * The forms of a trade-in (FORM-16, FORM-19, FORM-20).
 *
 * @param thisYear no car is newer than one of the next year
 */
export function createTradeInForms(
  { bounds, defaultState, termsConsent }: Pick<EnquiryRules, 'bounds' | 'defaultState' | 'termsConsent'>,
  thisYear: number,
): TradeInForms {
  const create = (key: string, fields: FormField[], terms = false): LeadForm => ({
    name: 'page',
    steps: [{ name: 'all', fields }],
    terms,
    page: { key: `${tradeInPath}#${key}`, filing, success: null },
  });
  const state = { options: listWords(australianStates), preset: defaultState };
  const years = { min: 1_950, max: thisYear + 1, step: 1 };
  const kilometres = {
    ...(readFieldRule('kilometres').bounds ?? { min: 0, max: 999_999 }),
    quickPicks: picks,
  };
  return {
    registration: create('registration', [ask('registration'), ask('registrationState', true, state)]),
    car: create('car', [
      ask('ownMake'),
      ask('ownModel'),
      ask('ownYear', true, { bounds: years }),
      ask('ownBadge', false),
    ]),
    condition: create('condition', [
      ask('kilometres', true, { bounds: mergeBounds(kilometres, bounds.kilometres) }),
    ]),
    contact: create(
      'contact',
      [
        ask('name', true, { label: 'firstName' }),
        ask('lastName'),
        ask('postcode'),
        ask('phone', true, { label: 'mobile' }),
        ask('email', true, { label: 'emailAddress' }),
      ],
      termsConsent,
    ),
  };
}
