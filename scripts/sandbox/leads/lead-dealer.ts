import type { Dealer } from '#config/dealer.ts';
import { findDealership } from '../api/appointment/dealership.ts';
import { listHosts } from '../api/appointment/host.ts';

/** What a lead, stored or new, says of where it was sent. */
export type LeadPlace = Readonly<Partial<Record<'site_slug' | 'dealership_slug' | 'location_id', unknown>>>;

/**
 * The dealer on whose site a lead was sent, and whose service it is for: another one may run the location that it names, and then
 * it says the site. Leads of pages of an earlier release do not say so: where their dealership has no site, theirs is the one with
 * that location.
 */
export function findLeadDealer(dealers: readonly Dealer[], lead: LeadPlace): Dealer | undefined {
  const read = (name: keyof LeadPlace): string => String(lead[name] ?? '');
  const dealershipSlug = read('dealership_slug');
  const siteSlug = read('site_slug') || dealershipSlug;
  return (
    dealers.find(({ site }) => site.slug === siteSlug) ??
    listHosts(dealers, { dealershipSlug, siteSlug, locationId: read('location_id') })[0] ??
    findDealership(dealers, dealershipSlug)
  );
}
