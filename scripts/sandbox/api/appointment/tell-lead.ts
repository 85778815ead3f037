import type { JsonObject } from '../../search/json.ts';
import type { StoredLead } from '../../leads/judge-lead.ts';
import type { LeadStore } from '../lead-store.ts';

/**
 * Tells the lead of a kept time what became of that time, and answers it as it was before. A lead that only asks for a time is
 * not of this one, and is not told: it came with another vehicle or to another dealer. Null for it, and where there is none.
 */
export async function tellLead(
  leads: Pick<LeadStore, 'read' | 'change'>,
  id: string,
  change: Pick<StoredLead, 'appointment_status'> & Partial<Pick<StoredLead, 'appointment_at'>>,
): Promise<JsonObject | null> {
  const lead = await leads.read(id);
  if (!lead || lead['appointment_status'] === 'requested') return null;
  await leads.change(id, change);
  return lead;
}
