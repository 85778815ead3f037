import * as v from 'valibot';
import { leadCategoryNames } from '#domain/lead/category.ts';
import { leadEventKeys } from '#domain/lead/event.ts';
import { pageFields, readyFormNames } from '#domain/lead/page-form/ready-forms.ts';
import { safeAddress } from '../lead/safe-address.ts';
import { createFields, createSteps } from '../lead/form-steps.ts';
import { choice, group, list, makeName, text } from '../values.ts';
import { kind, links, sentence, title } from './kind.ts';

/** A form of a page (FORM-08, FORM-11, FORM-12, ROUTE-09, ROUTE-10, ROUTE-11, ROUTE-20). */
export const formSections = [
  kind('form', {
    form: v.optional(
      choice('Ready-made form to begin with; what follows replaces parts of it.', readyFormNames),
      'general',
    ),
    title,
    text: sentence,
    category: v.optional(choice('What leads are filed under.', leadCategoryNames)),
    subcategory: v.optional(text('What narrows the category, such as Novated Lease.')),
    fields: v.optional(createFields('What is asked, all at once.', pageFields)),
    steps: v.optional(createSteps('What is asked in each step, instead of fields.', pageFields)),
    services: v.optional(
      list(
        'What can be ticked in the field services. Default: serviceBooking.services.',
        text('A service.'),
        20,
      ),
    ),
    locations: v.optional(
      group('Which locations can be chosen. Default: those with the department that answers.', {
        type: v.optional(choice('Department.', ['sales', 'service', 'parts'])),
        make: v.optional(makeName('Only locations that sell this make.')),
        only: v.optional(list('Slugs of the only locations, in their order.', text('Slug of a location.'))),
      }),
    ),
    event: v.optional(choice('What a sent form counts as. Default: what its category does.', leadEventKeys)),
    success: v.optional(
      group('Words in place of the sent form. Default: the page /success/.', {
        heading: text('Heading.'),
        text: v.optional(text('One or two sentences.', 'a text', 600)),
        links: v.optional(links('Links below them.'), []),
      }),
    ),
    url: v.optional(
      safeAddress('A form of somebody else: the section is a button that opens it in a new window.'),
    ),
    button: v.optional(text('Words of that button.')),
  }),
] as const;
