import type { Dealer } from '#config/dealer.ts';
import { serviceBookingSubcategory, testDriveCategory } from '#domain/lead/category.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import type { Lead } from '#domain/lead/document.ts';
import { isSameDealer } from '../api/appointment/dealership.ts';
import { findHost, listKeptSlugs } from '../api/appointment/host.ts';
import type { Appointment } from '../api/appointment/appointment.ts';
import type { AppointmentStore } from '../api/appointment/appointment-store.ts';
import { namesFiling } from './filing-words.ts';
import type { LeadJudgeContext } from './judge-lead.ts';

/**
 * A kept time by the clock of its place; as the lead says it where nobody knows that clock and it is the same instant.
 *
 * @param host the dealer in whose calendar it stands
 */
export function writeTime(host: Dealer | undefined, kept: Appointment, said = ''): string {
  const site = host?.site;
  const zone = site?.locations.find(({ id }) => id === kept.locationId)?.timezone ?? site?.timezone;
  return zone === undefined && Date.parse(said) / 1000 === kept.from
    ? said
    : formatZoned(kept.from, zone ?? 'UTC');
}

/** Whether a dealer would find a vehicle of the stock by the lead. */
const namesVehicle = ({ stock_number, car_slug, vin = '' }: Lead): boolean =>
  stock_number + car_slug + vin !== '';

/** How leads are filed that are of the other calendar. */
const filingsElsewhere = { 'test-drive': serviceBookingSubcategory, service: testDriveCategory };

/** Whether a dealer would read in the filing of a lead that it is of another calendar than that of a time. */
const isOfOther = ({ category, subcategory }: Lead, kind: AppointmentKind): boolean =>
  namesFiling(`${category} ${subcategory}`, filingsElsewhere[kind]);

/** Whether a lead is of the site on which a time was booked, or at least of the same dealer: a vehicle may name another one. */
const isOfSameDealer = (dealers: readonly Dealer[], kept: Appointment, lead: Lead): boolean =>
  (kept.siteSlug !== '' && kept.siteSlug === lead.site_slug) ||
  isSameDealer(dealers, kept.dealershipSlug, lead.dealership_slug);

/**
 * Finds what the calendar keeps for a lead: the same dealer, calendar and vehicle, or none for none. Time and
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
    const { id, phone, company_website, car_id, appointment_at } = lead;
    const kept = appointments.find(id);
    // What the dealer of a time cannot read keeps none for itself.
    if (!kept || company_website !== '' || !isOfSameDealer(known(), kept, lead)) return null;
    if (kept.vehicleId !== car_id || (car_id === '' && namesVehicle(lead))) return null;
    if (isOfOther(lead, kept.kind)) return null;
    const host = findHost(known(), kept);
    const dealerships = listKeptSlugs(host, kept.dealershipSlug);
    const isConfirmed = kept.state === 'confirmed';
    if (!isConfirmed && !appointments.claim(id, phone, { most: mostOfPhone, dealerships })) return null;
    return {
      isConfirmed,
      appointment_at: writeTime(host, kept, appointment_at),
      location_id: kept.locationId,
    };
  };
