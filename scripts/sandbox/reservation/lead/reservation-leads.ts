import type { LeadStore } from '../../api/lead-store.ts';
import type { VehicleStore } from '../../api/vehicle-store.ts';
import type { InboxStore } from '../../inbox/inbox-store.ts';
import { noteLead } from '../../inbox/note.ts';
import { inTime } from '../../in-time.ts';
import type { LeadSource } from '../../leads/telling/lead-source.ts';
import type { ReservationStore } from '../reservation-store.ts';
import { createReservationLead } from './create-reservation-lead.ts';
import type { LeadLedger } from './lead-ledger.ts';
import type { ReservationLeadIds } from './reservation-lead-id.ts';

/** Where leads of reservations go, and what they are made of. */
export interface LeadWays {
  leads: Pick<LeadStore, 'keep'>;
  vehicles: Pick<VehicleStore, 'findSame'>;
  inbox: Pick<InboxStore, 'add'>;
}

/** A lead for each paid reservation. */
export const createReservationLeads = (
  store: Pick<ReservationStore, 'find'>,
  ledger: LeadLedger,
  ids: ReservationLeadIds,
  { leads, vehicles, inbox }: LeadWays,
): LeadSource => ({
  ...ledger,
  prepare: async (name, dealers) => {
    const reservation = store.find(name);
    const dealer = dealers.find(({ site }) => site.slug === reservation?.dealershipSlug);
    if (!reservation || !dealer) return null;
    const { collection, vehicleId } = reservation;
    // It adds facts of the vehicle: a dealer learns of a deposit also while the index hangs.
    const about = `Vehicle ${vehicleId} of ${collection} cannot be read for a lead.`;
    const vehicle = await inTime(vehicles.findSame(collection, reservation), null, about);
    const lead = createReservationLead(reservation, dealer, vehicle, ids.create(name));
    await leads.keep(lead.id, lead);
    noteLead(inbox, lead);
    return { lead, dealer: dealer.site.slug };
  },
});
