import type { Dealer } from '#config/dealer.ts';
import { serviceBookingSubcategory } from '#domain/lead/category.ts';
import { findHost } from '../api/appointment/host.ts';

/** What a lead, stored or new, says of where it was sent. */
export type LeadPlace = Readonly<
  Partial<Record<'site_slug' | 'dealership_slug' | 'location_id' | 'subcategory', unknown>>
>;

/**
 * The dealer on whose site a lead was sent, and whose service it is for: another one may run the location that it names. Leads of
 * pages of an earlier release do not say so; theirs is the one with that location.
 */
export function findLeadDealer(dealers: readonly Dealer[], lead: LeadPlace): Dealer | undefined {
  const { dealership_slug, location_id, subcategory } = lead;
  const siteSlug = String(lead.site_slug ?? '');
  const dealershipSlug = String(dealership_slug ?? '');
  const kind = subcategory === serviceBookingSubcategory ? 'service' : 'test-drive';
  return (
    dealers.find(({ site }) => site.slug === siteSlug) ??
    findHost(dealers, { kind, dealershipSlug, siteSlug, locationId: String(location_id ?? '') })
  );
}
