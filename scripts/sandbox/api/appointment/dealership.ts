import type { Dealer } from '#config/dealer.ts';
import type { Location } from '#domain/location/location.ts';

/** Whether a location is run by a dealership. */
export const isRunBy =
  (dealershipSlug: string) =>
  ({ dealership }: Location): boolean =>
    dealership?.slug === dealershipSlug;

/** The dealers that a dealership is of: its own, then those with a location that it runs, such as its group. */
export const listDealersOf = (dealers: readonly Dealer[], dealershipSlug: string): Dealer[] => [
  ...dealers.filter(({ site }) => site.slug === dealershipSlug),
  ...dealers.filter(
    ({ site }) => site.slug !== dealershipSlug && site.locations.some(isRunBy(dealershipSlug)),
  ),
];

/**
 * The dealer of a dealership: its own, else the only one with a location that it runs. Nobody takes over another dealer by the
 * name of a location.
 */
export function findDealership(dealers: readonly Dealer[], dealershipSlug: string): Dealer | undefined {
  const [first, another] = listDealersOf(dealers, dealershipSlug);
  return another && first?.site.slug !== dealershipSlug ? undefined : first;
}

/**
 * Dealers on whose sites things of a dealership are asked for: its own, and those with which it shares locations. Null where it has
 * no file that can be read.
 */
export function listSitesOf(dealers: readonly Dealer[], dealershipSlug: unknown): Dealer[] | null {
  const own = dealers.find(({ site }) => site.slug === dealershipSlug);
  if (!own) return null;
  return dealers.filter((dealer) => dealer === own || own.build.sharedWith.includes(dealer.site.slug));
}

/** Slugs under which appointments, leads and reservations of a dealer come: its own, and those of dealerships that run a location. */
export const listSlugs = ({ site: { slug, locations } }: Dealer): string[] => [
  ...new Set([slug, ...locations.flatMap(({ dealership }) => dealership?.slug ?? [])]),
];

/** Whether two slugs are of one dealer, so that whoever reads what comes under one of them reads the other too. */
export const isSameDealer = (dealers: readonly Dealer[], one: string, other: string): boolean =>
  one === other || dealers.map(listSlugs).some((slugs) => slugs.includes(one) && slugs.includes(other));
