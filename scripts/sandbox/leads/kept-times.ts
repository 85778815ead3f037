import type { Dealer } from '#config/dealer.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { findDealership, isSameDealer, listDealerships } from '../api/appointment/appointment-capacity.ts';
import type { AppointmentStore } from '../api/appointment/appointment-store.ts';
import type { LeadJudgeContext } from './judge-lead.ts';

/** The time zone of a location; UTC where nobody knows it. */
const findZone = (dealers: readonly Dealer[], dealershipSlug: string, locationId: string): string => {
  const site = findDealership(dealers, dealershipSlug)?.site;
  return site?.locations.find(({ id }) => id === locationId)?.timezone ?? site?.timezone ?? 'UTC';
};

/**
 * Finds what the calendar keeps for a lead: the same dealer, and the same vehicle where both name one. Time and place are those of the
 * calendar, whatever the lead says: it was filled in before the time was moved, or by somebody who wants another one's.
 *
 * @param mostOfPhone times that one phone number may have kept without a word of the dealer
 */
export const createKeptTimes =
  (
    appointments: Pick<AppointmentStore, 'find' | 'claim'>,
    known: () => readonly Dealer[],
    mostOfPhone: number,
  ): LeadJudgeContext['findKept'] =>
  ({ id, phone, company_website, dealership_slug, car_id, appointment_at }) => {
    const kept = appointments.find(id);
    // What the dealer of a time cannot read keeps none for itself.
    if (!kept || company_website !== '' || !isSameDealer(known(), kept.dealershipSlug, dealership_slug))
      return null;
    if (kept.vehicleId !== '' && car_id !== '' && kept.vehicleId !== car_id) return null;
    const dealerships = listDealerships(known(), kept.dealershipSlug);
    if (!appointments.claim(id, phone, { most: mostOfPhone, dealerships })) return null;
    const isSaid = Date.parse(appointment_at ?? '') / 1000 === kept.from;
    const zone = findZone(known(), kept.dealershipSlug, kept.locationId);
    return {
      appointment_at: isSaid ? appointment_at : formatZoned(kept.from, zone),
      location_id: kept.locationId,
    };
  };
