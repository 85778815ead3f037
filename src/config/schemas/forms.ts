import * as v from 'valibot';
import { leadCategoryNames } from '#domain/lead-category.ts';
import { contactFields } from '#domain/lead-forms.ts';
import { australianStates } from '#domain/states.ts';
import { bounds, steps } from './form-steps.ts';
import { choice, feature, flag, group, list, maybe, text } from './values.ts';

const places = maybe(
  list(
    'Slugs of the only places to choose from, in their order. Default: all that can answer (FORM-12).',
    text('Slug of a place.'),
  ),
);

/** Forms (FORM rows). */
export const forms = group('Forms.', {
  enquiry: group('Enquiry about a vehicle or an offer.', {
    messageRequired: flag('A message must be written (C30).'),
    termsConsent: flag('Ask to accept the terms, in every form (FORM-10).'),
    askRegistration: flag('Ask for a registration number (FORM-10).'),
    inSteps: flag('First the question, then who asks, instead of all at once (FORM-02).'),
    steps,
  }),
  bounds,
  optIn: group('Consent to news. A ticked box is no consent, so it starts unticked (C31).', {
    default: v.pipe(
      v.literal(false, 'false: a box that is ticked beforehand is not consent under the Spam Act'),
      v.description('Always false.'),
    ),
  }),
  defaultState: maybe(
    choice('State preselected in forms. Default: that of the primary location (C53).', australianStates),
  ),
});

/** ROUTE-19, FORM-08, FORM-10, FORM-19. */
export const contact = feature('Contact page /contact-us/ with the general enquiry, or false.', {
  categories: v.pipe(
    list('What an enquiry can be about, in this order.', choice('Category.', leadCategoryNames), 10),
    v.minLength(1, 'at least one category'),
  ),
  fields: v.pipe(
    list('What is asked, in this order.', choice('Field.', contactFields), 20),
    v.check(
      (fields) => fields.includes('name') && fields.includes('email'),
      'at least name and email: without them nobody can answer',
    ),
  ),
  steps,
  additionalServices: v.optional(
    list('What can be ticked in the field services, in own words.', text('A service.'), 20),
    [],
  ),
  locations: places,
});

/** ROUTE-20: a test drive of no certain vehicle. */
export const testDrive = feature('Page /book-test-drive/ with its form, or false.', {
  times: v.optional(
    list('Parts of the day to choose from; empty does not ask.', text('A part of the day.'), 12),
    [],
  ),
  locations: places,
});
