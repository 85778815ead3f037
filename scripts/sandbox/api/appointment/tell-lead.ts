import type { StoredLead } from '../../leads/judge-lead.ts';
import type { LeadStore } from '../lead-store.ts';

/**
 * Tells the lead of a kept time what became of that time. A lead that only asks for a time is not of this one: it came with
 * another vehicle or to another dealer.
 */
export async function tellLead(
  leads: Pick<LeadStore, 'read' | 'change'>,
  id: string,
  change: Pick<StoredLead, 'appointment_status'> & Partial<Pick<StoredLead, 'appointment_at'>>,
): Promise<void> {
  const lead = await leads.read(id);
  if (lead && lead['appointment_status'] !== 'requested') await leads.change(id, change);
}
