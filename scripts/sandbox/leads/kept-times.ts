import type { Dealer } from '#config/dealer.ts';
import { findAppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { findDealership, isSameDealer, listDealerships } from '../api/appointment/appointment-capacity.ts';
import type { Appointment } from '../api/appointment/appointment.ts';
import type { AppointmentStore } from '../api/appointment/appointment-store.ts';
import type { LeadJudgeContext } from './judge-lead.ts';

/** A kept time by the clock of its place; as the lead says it where nobody knows that clock and it is the same instant. */
function writeTime(dealers: readonly Dealer[], kept: Appointment, said = ''): string {
  const site = findDealership(dealers, kept.dealershipSlug)?.site;
  const zone = site?.locations.find(({ id }) => id === kept.locationId)?.timezone ?? site?.timezone;
  return zone === undefined && Date.parse(said) / 1000 === kept.from
    ? said
    : formatZoned(kept.from, zone ?? 'UTC');
}

/**
 * Finds what the calendar keeps for a lead: the same dealer and calendar, and the same vehicle where both name one. Time and
 * place are those of the calendar, whatever the lead says: it was filled in before the time was moved, or by somebody who wants
 * another one's.
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
    const kind = findAppointmentKind(lead);
    if (kind !== null && kind !== kept.kind) return null;
    // A time without a vehicle may be meant for this one, but for a test drive, which nobody else has at that time.
    const isOther = kept.vehicleId !== car_id && (kind === 'test-drive' || kept.vehicleId !== '');
    if (car_id !== '' && isOther) return null;
    const dealerships = listDealerships(known(), kept.dealershipSlug);
    if (!appointments.claim(id, phone, { most: mostOfPhone, dealerships })) return null;
    return {
      isConfirmed: kept.state === 'confirmed',
      appointment_at: writeTime(known(), kept, appointment_at),
      location_id: kept.locationId,
    };
  };
