import { holdMinutes } from '#domain/test-drive/hold.ts';
import type { DealerApi } from '../endpoint.ts';
import { tellUntold } from './tell-lead.ts';

/**
 * Looks after times that are kept for leads to come: one whose lead is there is an appointment, one whose lead only asks for
 * the time, says nothing of it, or never came, is free again. Leads that were not told what has become of their times are told. Done
 * whenever somebody asks, because nobody is hurt by what nobody asks about.
 */
export async function settleHolds({
  appointments,
  leads,
  tellChange,
}: Pick<DealerApi, 'appointments' | 'leads' | 'tellChange'>): Promise<void> {
  for (const id of appointments.listUntold()) await tellUntold({ appointments, leads, tellChange }, id);
  const now = Date.now() / 1000;
  for (const { id, until } of appointments.listHolds()) {
    const lead = await leads.read(id);
    if (lead === null) {
      // An end further ahead than a hold comes from a clock that was put back.
      if (until < now || until > now + 2 * holdMinutes * 60) appointments.cancel(id);
    } else if (['booked', 'confirmed'].includes(String(lead['appointment_status']))) appointments.settle(id);
    else appointments.cancel(id);
  }
}
