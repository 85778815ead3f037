import * as v from 'valibot';
import { leadDocument } from '#domain/lead/document.ts';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import type { JsonObject } from '../../../search/json.ts';

/** What has become of a kept time; the new one as a lead says it. */
export type AppointmentChange = { became: 'moved'; at: string } | { became: 'given back' };

/** Files belong to the first lead; the rest is of this server. */
const ofFirstLead = ['attachment', 'photos', 'received_at', 'is_spam', 'unread'];

const describe = (
  change: AppointmentChange,
): Pick<Lead, 'appointment_status' | 'message' | 'appointment_at'> =>
  change.became === 'moved'
    ? {
        ...{ appointment_status: 'booked', appointment_at: change.at },
        message: `Moved by its booker to ${change.at}. Its earlier time is free again.`,
      }
    : { appointment_status: 'cancelled', message: 'Given back by its booker: its time is free again.' };

/**
 * What a dealer's service learns of a time that its booker has moved or given back: the first lead once more, which it names in
 * `lead_id`, with what has changed. Null for a lead that this release cannot read.
 *
 * @param first the lead before the change
 */
export function createChangeLead(first: JsonObject, change: AppointmentChange): Lead | null {
  const judged = v.safeParse(leadDocument, {
    ...Object.fromEntries(Object.entries(first).filter(([name]) => !ofFirstLead.includes(name))),
    ...{ id: createLeadId(), lead_id: first['id'], created_at: Math.floor(Date.now() / 1_000) },
    ...describe(change),
  });
  return judged.success ? judged.output : null;
}
