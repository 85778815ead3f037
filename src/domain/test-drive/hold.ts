import type { Lead } from '../lead/document.ts';

/** How long the dealer API keeps a time free before its lead arrives. */
export const holdMinutes = 15;

/** The lead to send at `now` (epoch milliseconds). Once its time is no longer kept free, it only asks for it. */
export const loosenAppointment = (lead: Lead, now: number): Lead =>
  lead.appointment_status === 'booked' && now / 1000 - lead.created_at > holdMinutes * 60
    ? { ...lead, appointment_status: 'requested' }
    : lead;
