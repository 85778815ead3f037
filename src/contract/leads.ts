import * as v from 'valibot';
import { leadDocument, leadEntries } from '#domain/lead/document.ts';
import { leadWords } from './lead-words.ts';
import type { Operation } from './operation.ts';
import { problem, refusal } from './problem.ts';

const flag = v.picklist(['true', 'false']);

/** What is sent when the last step of a form is done (FORM-02). */
export type Submission = v.InferInput<typeof submission>;
const submission = v.pipe(
  v.object({ userData: leadDocument, isLastStep: v.boolean() }),
  v.forward(
    v.check(
      ({ userData, isLastStep }) => isLastStep || userData.form_completed === false,
      'Steps before the last are not sent.',
    ),
    ['isLastStep'],
  ),
);

export const postLead = {
  id: 'postLead',
  method: 'POST',
  path: '/leads',
  caller: 'public',
  about:
    'keeps a lead and answers the same however often it comes: its id is the idempotency key, also where a header Idempotency-Key says it',
  body: {
    schema: submission,
    fields: {
      userData: 'The lead.',
      ...leadWords('userData.'),
      isLastStep:
        'false where form_completed is: a lead that names this one in lead_id may follow. Earlier steps of other forms stay in the browser.',
    },
  },
  answers: {
    201: {
      about: 'The lead is stored, by this request or by an earlier one with the same id.',
      body: {
        schema: v.object({ lead_id: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]) }),
        fields: { lead_id: 'Under which it is stored: the id of the lead, or a number of the platform.' },
      },
    },
    400: refusal('No JSON, or Idempotency-Key is not the id of the lead.'),
    422: {
      about: 'The lead is not whole. Nothing of it is stored (FORM-03).',
      body: { schema: v.object({ ...problem.schema.entries, error: v.string() }), fields: problem.fields },
    },
  },
} satisfies Operation;

const states = ['held', 'unconfirmed', 'confirmed'] as const;

export const getLeads = {
  id: 'getLeads',
  method: 'GET',
  path: '/leads',
  caller: 'admin',
  about: 'lists the leads of a dealer, the newest first, with the state of each test drive',
  query: {
    schema: v.object({
      dealership_slug: v.optional(v.string()),
      spam: v.optional(flag),
      limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'A whole number is expected.'))),
    }),
    fields: {
      dealership_slug: 'Of this dealer alone.',
      spam: 'true: also those whose hidden field was filled in.',
      limit: 'Most leads of the answer; 250 when left out.',
    },
  },
  answers: {
    200: {
      about: 'A lead that cannot be read stands in it with its id and `unreadable`, and hides no other.',
      body: {
        schema: v.object({
          found: v.pipe(v.number(), v.integer()),
          leads: v.array(
            v.union([
              v.looseObject({
                ...v.pick(v.object(leadEntries), ['id', 'created_at']).entries,
                dealership_slug: v.string(),
                received_at: v.optional(v.number()),
                appointment: v.nullable(v.picklist(states)),
                attachment_url: v.nullable(v.string()),
                photo_urls: v.optional(v.array(v.string())),
              }),
              v.object({ id: v.nullable(v.string()), unreadable: v.string() }),
            ]),
          ),
        }),
        fields: {
          found: 'How many there are, those beyond the limit included.',
          leads: 'Each as it is stored: all fields of userData, appointment, attachment_url and photo_urls.',
          'leads.id': 'Id of the lead.',
          'leads.created_at': 'Epoch seconds, by the clock of the shopper’s device.',
          'leads.received_at': 'Epoch seconds at which the server took it. The newest stands first.',
          'leads.dealership_slug': 'The dealer.',
          'leads.appointment': 'State of its test drive; null where no time is kept.',
          'leads.attachment_url':
            'Path of the file that it names, for the dealer alone; null where there is none.',
          'leads.photo_urls': 'Paths of the photos that it names, in their order, for the dealer alone.',
          'leads.unreadable': 'Why this one cannot be read.',
        },
      },
    },
  },
} satisfies Operation;
