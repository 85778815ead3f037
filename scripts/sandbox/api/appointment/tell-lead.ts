import type { JsonObject } from '../../search/json.ts';
import type { DealerApi } from '../endpoint.ts';
import type { LeadStore } from '../lead-store.ts';
import type { AppointmentChange } from './change/create-change-lead.ts';

/**
 * The lead that a time is kept for, as it is stored; null where there is none. One that asks for a time, or says nothing of it, is
 * not of this one: it came with another vehicle, to another dealer or from a machine.
 */
export async function findLeadOf(leads: Pick<LeadStore, 'read'>, id: string): Promise<JsonObject | null> {
  const lead = await leads.read(id);
  return lead && ['booked', 'confirmed'].includes(String(lead['appointment_status'])) ? lead : null;
}

const isAt = ({ appointment_at: said }: JsonObject, at: string): boolean =>
  Date.parse(String(said)) === Date.parse(at);

/**
 * Tells the service of the dealer, then the lead, what has become of a kept time. In this order: a lead that is not told yet has
 * all of it done again after an end of this process in between.
 */
async function tellLead(
  leads: Pick<LeadStore, 'read' | 'change'>,
  tellChange: (first: JsonObject, change: AppointmentChange) => Promise<void>,
  id: string,
  change: AppointmentChange,
): Promise<void> {
  const lead = await findLeadOf(leads, id);
  if (!lead) return;
  if (change.became === 'given back') {
    await tellChange(lead, change);
    await leads.change(id, { appointment_status: 'cancelled' });
    return;
  }
  // Asked again, it is where it was.
  if (!isAt(lead, change.at)) await tellChange(lead, change);
  await leads.change(id, { appointment_at: change.at, appointment_status: 'booked' });
}

/**
 * Tells the lead of a time what has become of it. What cannot be told now, whoever looks at leads or the calendar next has told:
 * the calendar has kept it, so nobody who changed a time hears that it was not done.
 */
export async function tellUntold(
  { appointments, leads, tellChange }: Pick<DealerApi, 'appointments' | 'leads' | 'tellChange'>,
  id: string,
): Promise<void> {
  try {
    for (let change = appointments.findUntold(id); change; change = appointments.findUntold(id)) {
      await tellLead(leads, tellChange, id, change);
      appointments.noteTold(id, change);
    }
  } catch (error) {
    console.warn(`The lead of appointment ${id} does not know yet what has become of it.`, error);
  }
}
