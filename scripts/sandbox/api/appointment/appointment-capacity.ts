import type { Dealer } from '#config/dealer.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';

/** The dealer of a dealership: its own, or that of one of its locations. Nobody takes over another dealer by a location's name. */
export const findDealership = (dealers: readonly Dealer[], dealershipSlug: string): Dealer | undefined =>
  dealers.find(({ site }) => site.slug === dealershipSlug) ??
  dealers.find(({ site }) => site.locations.some(({ dealership }) => dealership?.slug === dealershipSlug));

/** How many appointments of a kind fit in at once at a location of a dealer: what its file says, else one. */
export const findAppointmentCapacity = (
  dealers: readonly Dealer[],
  { dealershipSlug, kind }: { dealershipSlug: string; kind: AppointmentKind },
): number => findDealership(dealers, dealershipSlug)?.build.appointmentCapacity[kind] ?? 1;

/** Slugs under which appointments, leads and reservations of a dealer come: its own, and those of dealerships that run a location. */
export const listSlugs = ({ site: { slug, locations } }: Dealer): string[] => [
  ...new Set([slug, ...locations.flatMap(({ dealership }) => dealership?.slug ?? [])]),
];

/** Every slug of the dealer that goes by this one; this one alone where nobody knows it. */
export function listDealerships(dealers: readonly Dealer[], dealershipSlug: string): string[] {
  const dealer = findDealership(dealers, dealershipSlug);
  return dealer ? listSlugs(dealer) : [dealershipSlug];
}

/** Whether two slugs are of one dealer, so that whoever reads what comes under one of them reads the other too. */
export const isSameDealer = (dealers: readonly Dealer[], one: string, other: string): boolean =>
  one === other || dealers.map(listSlugs).some((slugs) => slugs.includes(one) && slugs.includes(other));
