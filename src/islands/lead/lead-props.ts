import type { LeadForm } from '#domain/lead/form.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';
import type { LeadTask } from '#stores/lead/form-settings.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';

/** What forms read of the site. */
export const createLeadSite = (site: Site) => ({
  ...pick(site, 'slug', 'dealershipId', 'manufacturer', 'name', 'legalName', 'leads', 'messages'),
  ...pick(site, 'privacy', 'phone', 'email', 'manufacturerId', 'dealershipGroup'),
  vehicle: pick(site.vehicle, 'maskPhone'),
});

export type LeadSite = ReturnType<typeof createLeadSite>;

/** The same where the page of a form takes on a vehicle. */
export const createNamedVehicleSite = (site: Site) => ({
  ...createLeadSite(site),
  ...pick(site, 'search', 'stock', 'listingPath', 'images', 'price'),
});

export type NamedVehicleSite = ReturnType<typeof createNamedVehicleSite>;

export interface LeadFormProps {
  form: LeadForm;
  /** What the lead is about. */
  subject: LeadSubject;
  site: LeadSite;
  /** What it does besides; then it stays on its page when it was sent. */
  task?: LeadTask;
}
