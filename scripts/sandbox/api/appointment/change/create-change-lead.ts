import * as v from 'valibot';
import { leadDocument } from '#domain/lead/document.ts';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import type { JsonObject } from '../../../search/json.ts';

/** What has become of a kept time. */
export interface AppointmentChange {
  became: 'moved' | 'given back';
  /** As a lead says a time: the new one, or the one that is free again. */
  at: string;
}

/** Files belong to the first lead; the rest is of this server. */
const ofFirstLead = ['attachment', 'photos', 'received_at', 'is_spam', 'unread'];

/**
 * What a dealer's service learns of a time that its booker has moved or given back: the first lead once more, which it names in
 * `lead_id`, with what has changed. Null for a lead that this release cannot read.
 *
 * @param first the lead before the change
 */
export function createChangeLead(first: JsonObject, { became, at }: AppointmentChange): Lead | null {
  const former = String(first['appointment_at'] ?? '');
  const free = `${former} is free again`;
  const judged = v.safeParse(leadDocument, {
    ...Object.fromEntries(Object.entries(first).filter(([name]) => !ofFirstLead.includes(name))),
    ...{ id: createLeadId(), lead_id: first['id'], created_at: Math.floor(Date.now() / 1_000) },
    ...{ appointment_at: at, appointment_status: became === 'moved' ? 'booked' : 'cancelled' },
    message:
      became === 'moved'
        ? `Moved by its booker: ${free}, ${at} is kept.`
        : `Given back by its booker: ${free}.`,
  });
  return judged.success ? judged.output : null;
}
