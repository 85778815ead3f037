import type { Site } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';

export type EnquirySite = Pick<
  Site,
  'slug' | 'dealershipId' | 'name' | 'legalName' | 'enquiry' | 'leads' | 'messages'
>;

export interface EnquiryDialogProps {
  /** Pictures, features and comments may be left out. */
  vehicle: Vehicle;
  site: EnquirySite;
}

/** The part of a site that the enquiry needs. */
export function createEnquirySite(site: Site): EnquirySite {
  const { slug, dealershipId, name, legalName, enquiry, leads, messages } = site;
  return { slug, dealershipId, name, legalName, enquiry, leads, messages };
}
