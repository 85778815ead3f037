import type { Dealer } from '#config/dealer.ts';
import { findDealership } from '../api/appointment/dealership.ts';
import { listHosts } from '../api/appointment/host.ts';

/** What a lead, stored or new, says of where it was sent. */
export type LeadPlace = Readonly<Partial<Record<'site_slug' | 'dealership_slug' | 'location_id', unknown>>>;

/**
 * The slug of the dealer on whose site a lead was sent, and whose service it is for, whether its file can be read at the moment or
 * not: another one may run the location that the lead names. Leads of pages of an earlier release say the site only where it is not
 * that of their dealership: where their dealership has none, theirs is the one with that location.
 */
export function nameLeadDealer(dealers: readonly Dealer[], lead: LeadPlace): string {
  const read = (name: keyof LeadPlace): string => String(lead[name] ?? '');
  const dealershipSlug = read('dealership_slug');
  const said = read('site_slug');
  const siteSlug = said || dealershipSlug;
  if (said || dealers.some(({ site }) => site.slug === siteSlug)) return siteSlug;
  const [host] = listHosts(dealers, { dealershipSlug, siteSlug, locationId: read('location_id') });
  return (host ?? findDealership(dealers, dealershipSlug))?.site.slug ?? dealershipSlug;
}

/** Whether a dealer reads a lead among its own: it was sent on its site, or to one of its dealerships. */
export const isLeadOf = ({ dealership_slug, site_slug }: LeadPlace, slugs: readonly string[]): boolean =>
  [dealership_slug, site_slug].some((named) => typeof named === 'string' && slugs.includes(named));

/** That dealer; undefined while its file cannot be read. */
export const findLeadDealer = (dealers: readonly Dealer[], lead: LeadPlace): Dealer | undefined =>
  dealers.find(({ site }) => site.slug === nameLeadDealer(dealers, lead));
