import type { LeadForm } from '#domain/lead/form.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';
import type { Site } from '#domain/site/site.ts';

export type LeadSite = Pick<
  Site,
  | 'slug'
  | 'dealershipId'
  | 'manufacturer'
  | 'name'
  | 'legalName'
  | 'leads'
  | 'messages'
  | 'phone'
  | 'maskPhone'
  | 'email'
>;

export interface LeadFormProps {
  form: LeadForm;
  /** What the lead is about. */
  subject: LeadSubject;
  site: LeadSite;
}

/** The part of a site that forms need. */
export function createLeadSite(site: Site): LeadSite {
  const { slug, dealershipId, manufacturer, name, legalName, leads, messages, phone, maskPhone, email } =
    site;
  return { slug, dealershipId, manufacturer, name, legalName, leads, messages, phone, maskPhone, email };
}

/** What a form needs besides where its page takes on a vehicle. */
export type NamedVehicleSite = LeadSite & Pick<Site, 'search' | 'stock' | 'listingPath' | 'images' | 'price'>;

/** The part of a site that such a form needs. */
export function createNamedVehicleSite(site: Site): NamedVehicleSite {
  const { search, stock, listingPath, images, price } = site;
  return { ...createLeadSite(site), search, stock, listingPath, images, price };
}
