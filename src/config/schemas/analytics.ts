import * as v from 'valibot';
import { eventKeys, undocumentedEventIds } from '#domain/analytics/events.ts';
import { choice, maybe, pattern } from './values.ts';

const documented = `one of ${undocumentedEventIds.join(', ')}`;

const ids = maybe(
  v.pipe(
    v.record(
      choice('Event.', eventKeys),
      v.pipe(
        v.number(documented),
        v.check((id) => (undocumentedEventIds as readonly number[]).includes(id), documented),
      ),
      'a group of events and their numbers',
    ),
    v.description(
      'Numbers that your platform gives to events it does not document, for example { vehicleSaved: 4 }.',
    ),
  ),
);

/** EVT rows. Nothing is sent, kept or fetched before a visitor agrees. */
export const analytics = v.pipe(
  v.union(
    [
      v.literal(false),
      v.variant('name', [
        v.strictObject({ name: v.literal('api'), ids }),
        v.strictObject({
          name: v.literal('gtag'),
          measurementId: pattern(
            'Measurement id of Google Analytics 4.',
            /^G-[A-Z0-9]{4,14}$/,
            'a measurement id such as G-ABC1234567',
          ),
          ids,
        }),
      ]),
    ],
    'false, { name: api } or { name: gtag, measurementId: G-… }',
  ),
  v.description(
    'Who counts visits, after consent: the dealer API (api), Google Analytics 4 (gtag), or nobody (false).',
  ),
);
