import * as v from 'valibot';
import { leadCategoryNames } from '#domain/lead/category.ts';
import { contactFields } from '#domain/lead/contact-form.ts';
import { australianStates } from '#domain/location/states.ts';
import { createCalendar } from './calendar.ts';
import { bounds, steps } from './form-steps.ts';
import { choice, feature, flag, group, list, maybe, text } from '../values.ts';

const locations = maybe(
  list(
    'Slugs of the only locations to choose from, in their order. Default: all that can answer.',
    text('Slug of a location.'),
  ),
);

/** Forms (FORM rows). */
export const forms = group('Forms.', {
  enquiry: group('Enquiry about a vehicle or an offer.', {
    messageRequired: flag('A message must be written.'),
    termsConsent: flag('Ask to accept the terms, in every form.'),
    askRegistration: flag('Ask for a registration number.'),
    inSteps: flag('First the question, then who asks, instead of all at once.'),
    steps,
  }),
  bounds,
  optIn: group('Consent to news. A ticked box is no consent, so it starts unticked.', {
    default: v.pipe(
      v.literal(false, 'false: a box that is ticked beforehand is not consent under the Spam Act'),
      v.description('Always false.'),
    ),
  }),
  defaultState: maybe(
    choice('State preselected in forms. Default: that of the primary location.', australianStates),
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
  locations,
});

/** ROUTE-20, VDP-16, TD-01, TD-02: a test drive, of a certain vehicle or of none. */
export const testDrive = feature(
  'Test drives: page /book-test-drive/ and dialog of vehicle pages, or false.',
  {
    calendar: createCalendar({
      about:
        'Appointments in the opening hours of sales, or false: then a day and one of `times` are asked for.',
      visit: 'test drive',
      asUsual: { slotMinutes: 30, leadHours: 2, daysAhead: 21, lastSlotMinutes: 30, capacity: 1 },
    }),
    times: v.optional(
      list(
        'Parts of the day to choose from where there is no calendar; empty does not ask.',
        text('A part of the day.'),
        12,
      ),
      [],
    ),
    locations,
  },
);
