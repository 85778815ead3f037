import type { Dealer } from '#config/dealer.ts';
import type { Lead } from '#domain/lead/document.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import { findDealership, isSameDealer, listDealerships } from '../api/appointment/appointment-capacity.ts';
import type { AppointmentStore } from '../api/appointment/appointment-store.ts';
import type { LeadJudgeContext } from './judge-lead.ts';

/** The time zone of a location; UTC where nobody knows it. */
const findZone = (dealers: readonly Dealer[], dealershipSlug: string, locationId: string): string => {
  const site = findDealership(dealers, dealershipSlug)?.site;
  return site?.locations.find(({ id }) => id === locationId)?.timezone ?? site?.timezone ?? 'UTC';
};

/** The calendar that a lead is about; null where its filing does not say. */
const findKind = ({ category, subcategory }: Lead): AppointmentKind | null =>
  category === 'Test Drive' ? 'test-drive' : subcategory === 'Service Booking' ? 'service' : null;

/**
 * Finds what the calendar keeps for a lead: the same dealer and calendar, and the same vehicle where both name one. Time and place are those of the
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
  (lead) => {
    const { id, phone, company_website, dealership_slug, car_id, appointment_at } = lead;
    const kept = appointments.find(id);
    // What the dealer of a time cannot read keeps none for itself.
    if (!kept || company_website !== '' || !isSameDealer(known(), kept.dealershipSlug, dealership_slug))
      return null;
    if ((findKind(lead) ?? kept.kind) !== kept.kind) return null;
    if (kept.vehicleId !== '' && car_id !== '' && kept.vehicleId !== car_id) return null;
    const dealerships = listDealerships(known(), kept.dealershipSlug);
    if (!appointments.claim(id, phone, { most: mostOfPhone, dealerships })) return null;
    const isSaid = Date.parse(appointment_at ?? '') / 1000 === kept.from;
    const zone = findZone(known(), kept.dealershipSlug, kept.locationId);
    return {
      isConfirmed: kept.state === 'confirmed',
      appointment_at: isSaid ? appointment_at : formatZoned(kept.from, zone),
      location_id: kept.locationId,
    };
  };
