import * as v from 'valibot';
import { limitedList } from '../site/limited-list.ts';
import { eventKeys, eventParameters } from './events.ts';

const short = v.pipe(v.string(), v.maxLength(100));

/**
 * An event as it is sent to the dealer API. Strict: it refuses what the table of events does not know, so no change can
 * add details of a person by accident.
 */
export const eventDocument = v.strictObject({
  event: v.picklist(eventKeys),
  /** Number in the platform's analytics; null where none is documented. */
  id: v.nullable(v.pipe(v.number(), v.integer())),
  /** GA4 names. */
  names: limitedList(v.pipe(short, v.regex(/^asc_[a-z_]+$/)), 10),
  parameters: v.partial(
    v.strictObject(v.entriesFromList(eventParameters, v.union([short, v.pipe(v.number(), v.finite())]))),
  ),
  dealer: short,
  page: v.pipe(v.string(), v.regex(/^\/[^?#]*$/), v.maxLength(300)),
  page_type: short,
  /** Epoch seconds. */
  at: v.pipe(v.number(), v.integer()),
});

export type EventDocument = v.InferOutput<typeof eventDocument>;
