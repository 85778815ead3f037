import type { Lead } from '../lead/document.ts';

/** So long the dealer API keeps a time free whose lead has not come yet. */
export const holdMinutes = 15;

/**
 * A lead as it may be handed over at `now` (epoch milliseconds): one that waited longer than its time was kept only asks
 * for it.
 */
export const loosenAppointment = (lead: Lead, now: number): Lead =>
  lead.appointment_status === 'booked' && now / 1000 - lead.created_at > holdMinutes * 60
    ? { ...lead, appointment_status: 'requested' }
    : lead;
