import type { Dealer } from '#config/dealer.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';
import type { Appointment } from './appointment.ts';
import { findDealership, isRunBy, listDealersOf, listSitesOf, listSlugs } from './dealership.ts';

/** What tells in which calendar a time stands. */
export type CalendarPlace = Pick<Appointment, 'kind' | 'dealershipSlug' | 'siteSlug' | 'locationId'>;

/**
 * The dealers of a dealership at whose location it is: the one on whose site it was asked, else all. A group and its member may
 * each have a site, and the same place, where the member agrees: nobody else opens its calendar.
 */
export function listHosts(
  dealers: readonly Dealer[],
  { dealershipSlug, siteSlug, locationId }: Omit<CalendarPlace, 'kind'>,
): Dealer[] {
  const isRunHere = isRunBy(dealershipSlug);
  const sites = listSitesOf(dealers, dealershipSlug) ?? dealers;
  const hosts = listDealersOf(sites, dealershipSlug).filter(({ site }) =>
    site.locations.some(
      (location) => location.id === locationId && (site.slug === dealershipSlug || isRunHere(location)),
    ),
  );
  const asked = hosts.filter(({ site }) => site.slug === siteSlug);
  return asked.length > 0 ? asked : hosts;
}

/** The calendar of a dealer; nothing where it has none. */
export const findCalendar = ({ site: { testDrive, serviceBooking } }: Dealer, kind: AppointmentKind) =>
  kind === 'service' ? serviceBooking.calendar : testDrive && testDrive.calendar;

/** Seconds that an appointment takes now, whatever it took when it was made; undefined where nobody says. */
export function findLength(dealers: readonly Dealer[], place: CalendarPlace): number | undefined {
  const host = findHost(dealers, place);
  const calendar = host && findCalendar(host, place.kind);
  return calendar ? calendar.slotMinutes * 60 : undefined;
}

/** The dealer in whose calendar a time stands; one without it where none has one, or none has that location. */
export function findHost(dealers: readonly Dealer[], place: CalendarPlace): Dealer | undefined {
  const hosts = listHosts(dealers, place);
  return (
    hosts.find((dealer) => findCalendar(dealer, place.kind)) ??
    hosts[0] ??
    findDealership(dealers, place.dealershipSlug)
  );
}

/** Slugs under which appointments at a place are kept: all of its dealer; its own alone where nobody knows it. */
export const listKeptSlugs = (dealer: Dealer | undefined, dealershipSlug: string): string[] =>
  dealer ? listSlugs(dealer) : [dealershipSlug];

/** How many appointments of a kind fit in at once at a location of a dealer: what its file says, else one. */
export const findAppointmentCapacity = (dealer: Dealer | undefined, kind: AppointmentKind): number =>
  dealer?.build.appointmentCapacity[kind] ?? 1;
