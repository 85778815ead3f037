import * as v from 'valibot';
import { eventDocument } from '#domain/analytics/event-document.ts';
import { eventParameters } from '#domain/analytics/events.ts';
import type { Operation } from './operation.ts';

const { parameters } = eventDocument.entries;
/** As browsers send it. What the table does not know is left out, not kept: it could be of a person. */
const event = v.object({
  ...eventDocument.entries,
  parameters: v.object(parameters.entries),
});

const eventWords = (before = ''): Record<string, string> => ({
  [`${before}event`]: 'Its name in the table of events.',
  [`${before}id`]: 'Number in the platform’s analytics; null where none is documented.',
  [`${before}names`]: 'GA4 names of the Automotive Standards Council.',
  [`${before}parameters`]: 'What it says of vehicle, department and element; nothing of a person.',
  ...Object.fromEntries(
    eventParameters.map((name) => [
      `${before}parameters.${name}`,
      'As the Automotive Standards Council has it.',
    ]),
  ),
  [`${before}dealer`]: 'Slug of the dealer.',
  [`${before}page`]: 'Path of the page, without a query.',
  [`${before}page_type`]: 'Kind of the page.',
  [`${before}at`]: 'Epoch seconds.',
});

export const postEvent = {
  id: 'postEvent',
  method: 'POST',
  path: '/events',
  caller: 'public',
  about: 'keeps an event of analytics; what the table of events does not know is left out of it',
  body: { schema: event, fields: eventWords() },
  answers: {
    202: {
      about: 'It is kept.',
      body: { schema: v.object({ kept: v.literal(true) }), fields: { kept: 'Always true.' } },
    },
  },
} satisfies Operation;

export const getEvents = {
  id: 'getEvents',
  method: 'GET',
  path: '/events',
  caller: 'admin',
  about: 'lists what was counted on the site of a dealer, the oldest first',
  query: {
    schema: v.object({ dealer: v.optional(v.string(), '') }),
    fields: { dealer: 'Slug of the dealer.' },
  },
  answers: {
    200: {
      about: 'The events.',
      body: {
        schema: v.object({ events: v.array(event) }),
        fields: { events: 'The events.', ...eventWords('events.') },
      },
    },
  },
} satisfies Operation;
