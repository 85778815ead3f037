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

/** Every name that appointments of the same dealer are kept under: its own, and those of its dealerships. */
export function listDealerships(dealers: readonly Dealer[], dealershipSlug: string): string[] {
  const dealer = findDealership(dealers, dealershipSlug);
  if (!dealer) return [dealershipSlug];
  const { slug, locations } = dealer.site;
  return [slug, ...locations.flatMap(({ dealership }) => dealership?.slug ?? [])];
}
