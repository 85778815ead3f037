import type { Dealer } from '#config/dealer.ts';
import { enquiryEvent } from '#domain/lead/event.ts';
import { createLead, type Lead } from '#domain/lead/lead.ts';
import { createVehicleSubject, type LeadSubject } from '#domain/lead/subject.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createReceipt } from '../describe-reservation.ts';
import type { Reservation } from '../reservation.ts';

/** What a lead of a reservation is filed under. */
export const reservationSubcategory = 'Reservation';

/** Milliseconds after which a form was not filled in by a machine. */
const filledIn = 60_000;

/**
 * What the dealer's systems learn of a reservation whose deposit is paid.
 *
 * @param vehicle null where the stock no longer has it
 * @param leadId the id of the lead
 */
export function createReservationLead(
  reservation: Reservation,
  { site }: Pick<Dealer, 'site'>,
  vehicle: Vehicle | null,
  leadId: string,
): Lead {
  const { id, firstName, lastName, phone, email, vehicleId, slug, stockNumber, changedAt } = reservation;
  const subject: LeadSubject = vehicle ? createVehicleSubject(vehicle) : { kind: 'general' };
  const now = changedAt * 1_000;
  const until = new Intl.DateTimeFormat('en-AU', {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone: site.timezone },
  }).format(reservation.until * 1_000);
  return createLead(
    { name: firstName, lastName, phone, email },
    {
      ...{ id: leadId, form: 'enquiry', subject },
      filing: {
        ...{ category: 'Vehicle Enquiry', subcategory: reservationSubcategory },
        event: vehicle ? enquiryEvent(vehicle.carType) : 'salesEnquired',
      },
      dealershipSlug: reservation.dealershipSlug,
      dealershipId: site.dealershipId,
      manufacturer: site.manufacturer,
      manufacturerId: site.manufacturerId,
      dealershipGroup: site.dealershipGroup,
      consents: { optIn: false, terms: true },
      page: site.reserve?.page ?? '/',
      openedAt: now - filledIn,
      now,
      honeypot: '',
      extras: {
        ...{ car_id: vehicleId, car_slug: slug, stock_number: stockNumber },
        deposit: String(reservation.deposit),
        message: [
          `Reserved online until ${until}: ${reservation.vehicleName}.`,
          `Deposit paid: $${reservation.deposit.toLocaleString('en-AU')}. Agreed price: $${reservation.price.toLocaleString('en-AU')}.`,
          `Receipt ${createReceipt(id)}.`,
        ].join(' '),
      },
    },
  );
}
